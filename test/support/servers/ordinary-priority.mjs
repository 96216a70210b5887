import os from 'node:os';

// A thread of the lowest priority hardly runs beside other tests.
os.setPriority = () => undefined;
