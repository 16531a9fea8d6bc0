#if GTK
@_exported import MartletTesting
#endif
