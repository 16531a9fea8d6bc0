#ifndef C_MARTLET_RELOAD_H
#define C_MARTLET_RELOAD_H

/// Connects to the tool that started the program, if one did. Defined in the Swift module MartletReload.
void martlet_reload_start(void);

#endif
