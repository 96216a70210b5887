import { vi } from 'vitest';

// Test files share a worker and its loaded packages, but not the state of our modules.
vi.resetModules();
