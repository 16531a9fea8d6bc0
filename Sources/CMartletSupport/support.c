#include "CMartletSupport.h"

_Thread_local void *martlet_current_evaluation = 0;
_Thread_local void *martlet_current_transaction = 0;
_Atomic int martlet_write_tracers = 0;
