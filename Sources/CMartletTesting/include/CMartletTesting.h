#ifndef C_MARTLET_TESTING_H
#define C_MARTLET_TESTING_H

/// Prepares the process. Defined in the Swift module MartletTesting.
void martlet_testing_start(void);

#endif
