import { vi } from 'vitest';

// Files share a worker and the packages it has loaded, but no state of our modules.
vi.resetModules();
