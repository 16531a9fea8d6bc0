/* What the peers of the windows' benchmark measure with, in C and in C++. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double clock_ms(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double cpu_ms(void) { return clock_ms(CLOCK_PROCESS_CPUTIME_ID); }

static double wall_ms(void) { return clock_ms(CLOCK_MONOTONIC); }

/* Memory of this process from the kernel's summary, in kB: the lines that begin with a word. */
static double memory_kb(const char *word) {
    char line[256];
    double sum = 0;
    FILE *file = fopen("/proc/self/smaps_rollup", "r");
    while (file && fgets(line, sizeof line, file))
        if (strncmp(line, word, strlen(word)) == 0) sum += atof(strchr(line, ':') + 1);
    if (file) fclose(file);
    return sum;
}

/* The first frame is there. */
static void end_start(void) {
    printf(
        "{\"workload\":\"start\",\"at_ms\":%.2f}\n{\"workload\":\"start_cpu\",\"cpu_ms\":%.2f}\n"
        "{\"workload\":\"start_pss\",\"pss_kb\":%.0f}\n",
        wall_ms(), cpu_ms(), memory_kb("Pss:"));
    fflush(stdout);
    exit(0);
}
