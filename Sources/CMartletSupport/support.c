#include "CMartletSupport.h"

_Thread_local void *martlet_current_evaluation = 0;
