// Starts the loader before the app's main function. Only programs that martlet run links contain this code.

#include "CMartletReload.h"

__attribute__((constructor)) static void start(void) { martlet_reload_start(); }
