/* What the windows' benchmark does, in C with GTK: rows of three labels in a box that scrolls. Prints one JSON object a
 * line. Usage: gtk N, or gtk start, which ends after the first frame and prints when that was.
 */
#include <gtk/gtk.h>

#include "measuring.h"

static int count;
static gboolean only_start;
static GtkWidget *window, *scrolled, *box;
static GtkWidget **numbers;
static int *values;
static GdkFrameClock *frame_clock;

/* What is being measured. */
static struct {
    const char *name;
    int samples, taken, state;
    double times[256];
    double start;
} work;
static int workload, shown, step;

static void show_number(int row) {
    char text[16];
    snprintf(text, sizeof text, "%d", values[row]);
    gtk_label_set_text(GTK_LABEL(numbers[row]), text);
}

static void bump(int row) {
    values[row] = values[row] == 999 ? 100 : values[row] + 1;
    show_number(row);
}

static void make_rows(void) {
    for (int i = 0; i < count; i++) {
        char text[32];
        GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
        gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
        snprintf(text, sizeof text, "Row %d", i);
        gtk_box_append(GTK_BOX(row), gtk_label_new(text));
        gtk_box_append(GTK_BOX(row), gtk_label_new(" "));
        numbers[i] = gtk_label_new(NULL);
        values[i] = 100;
        show_number(i);
        gtk_box_append(GTK_BOX(row), numbers[i]);
        gtk_box_append(GTK_BOX(box), row);
    }
    shown = count;
}

static void act(void) {
    switch (workload) {
    case 0: bump(5); break;
    case 1: bump(count - 1); break;
    case 2: for (int i = 0; i < count; i += 10) if (i != 3) bump(i); break;
    case 3: {
        /* Always the one that is fourth, as it was asked for. */
        GtkWidget *child = gtk_widget_get_first_child(box);
        for (int i = 0; i < 3; i++) child = gtk_widget_get_next_sibling(child);
        gtk_box_remove(GTK_BOX(box), child);
        shown--;
        break;
    }
    case 4: {
        GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
        int steps = MAX(1, MIN(50, count / 50));
        gtk_adjustment_set_value(
            adjustment, gtk_adjustment_get_value(adjustment) + (step / steps % 2 == 0 ? 40 : -40));
        step++;
        break;
    }
    }
}

static const char *names[] = {"one_in_sight", "one_out_of_sight", "every_10th", "remove_one", "scroll_40"};
static gboolean begin(gpointer data);

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static gboolean next(gpointer data) {
    work.times[work.taken++] = cpu_ms() - work.start;
    if (work.taken == work.samples + 3) {
        qsort(work.times + 3, work.samples, sizeof(double), compare);
        printf(
            "{\"workload\":\"scrolled_%s\",\"n\":%d,\"cpu_ms\":%.2f,\"worst_ms\":%.2f}\n", names[workload], count,
            work.times[3 + work.samples / 2], work.times[2 + work.samples]);
        fflush(stdout);
        work.taken = 0;
        workload++;
        if (workload == 5 || (workload == 4 && count < 50)) exit(0);
    }
    g_timeout_add(20, begin, NULL);
    return G_SOURCE_REMOVE;
}

static void painted(GdkFrameClock *clock, gpointer data) {
    g_signal_handlers_disconnect_by_func(clock, painted, NULL);
    next(NULL);
}

static gboolean begin(gpointer data) {
    work.samples = workload == 4 ? 100 : workload == 3 ? MIN(40, count / 2) : 40;
    /* Where the write can't be seen, GTK may draw nothing: what it brings about is over then. */
    if (workload == 1) g_timeout_add(60, next, NULL);
    else g_signal_connect(frame_clock, "after-paint", G_CALLBACK(painted), NULL);
    work.start = cpu_ms();
    act();
    return G_SOURCE_REMOVE;
}

static double created_cpu, created_wall, kb_before;

static gboolean created_later(gpointer data) {
    printf(
        "{\"workload\":\"scrolled_create\",\"n\":%d,\"cpu_ms\":%.2f,\"wall_ms\":%.2f,\"kb_a_row\":%.1f}\n", count,
        created_cpu, created_wall, (memory_kb("Private") - kb_before) / count);
    fflush(stdout);
    return begin(NULL);
}

static void created(GdkFrameClock *clock, gpointer data) {
    g_signal_handlers_disconnect_by_func(clock, created, NULL);
    created_cpu = cpu_ms() - created_cpu;
    created_wall = wall_ms() - created_wall;
    g_timeout_add(1000, created_later, NULL);
}

static gboolean create(gpointer data) {
    kb_before = memory_kb("Private");
    created_cpu = cpu_ms();
    created_wall = wall_ms();
    g_signal_connect(frame_clock, "after-paint", G_CALLBACK(created), NULL);
    make_rows();
    return G_SOURCE_REMOVE;
}

static void first_frame(GdkFrameClock *clock, gpointer data) {
    g_signal_handlers_disconnect_by_func(clock, first_frame, NULL);
    if (only_start) end_start();
    g_timeout_add(1000, create, NULL);
}

static void press(GtkButton *button, gpointer label) {
    static int n;
    char text[32];
    snprintf(text, sizeof text, "Count: %d", ++n);
    gtk_label_set_text(GTK_LABEL(label), text);
}

static void activate(GtkApplication *application, gpointer data) {
    window = gtk_application_window_new(application);
    gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    if (only_start) {
        GtkWidget *label = gtk_label_new("Count: 0"), *button = gtk_button_new_with_label("Add");
        g_signal_connect(button, "clicked", G_CALLBACK(press), label);
        gtk_box_append(GTK_BOX(box), label);
        gtk_box_append(GTK_BOX(box), button);
        gtk_window_set_child(GTK_WINDOW(window), box);
    } else {
        scrolled = gtk_scrolled_window_new();
        gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), box);
        gtk_window_set_child(GTK_WINDOW(window), scrolled);
    }
    gtk_window_present(GTK_WINDOW(window));
    frame_clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(frame_clock, "after-paint", G_CALLBACK(first_frame), NULL);
}

int main(int argc, char **argv) {
    only_start = argc > 1 && strcmp(argv[1], "start") == 0;
    count = argc > 1 && !only_start ? atoi(argv[1]) : 1000;
    if (count < 6) count = 6;
    numbers = calloc(count, sizeof *numbers);
    values = calloc(count, sizeof *values);
    GtkApplication *application = gtk_application_new("org.example.Peer", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), 0, NULL);
}
