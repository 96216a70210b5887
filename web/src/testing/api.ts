import '@/lib/api/api-client';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The mock server. Unhandled calls are errors. */
export const api = setupServer();

export const useApi = () => {
  beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => api.resetHandlers());
  afterAll(() => api.close());
};

export const MAYA = {
  id: '01990000-0000-7000-8000-000000000001',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  role: 'student',
} as const;
