import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '@/lib/session/session';
import { MAYA } from '@/testing/api';
import { readPageFacts } from './page-facts';

// Reading the facts of a page loads its code, and the first test that of all pages.
vi.setConfig({ testTimeout: 20_000 });

const factsOf = async (address: string) => (await readPageFacts()).find(({ path }) => path === address);

describe('what the build knows of a page', () => {
  beforeEach(() => startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA));

  it('is its files, outermost first, and the calls of a student’s first screen', async () => {
    expect(await factsOf('/my-list')).toEqual({
      path: '/my-list',
      isEntrance: true,
      files: ['src/app/shell/app-shell.tsx', 'src/routes/colleges/my-list.tsx'],
      calls: [
        '/api/auth/me',
        '/api/notifications',
        '/api/saved-colleges',
        '/api/suggestions',
        '/api/user-profile',
        '/api/academic-profile',
      ],
    });
  });

  it('includes the query of a call', async () => {
    expect((await factsOf('/colleges'))?.calls).toContain('/api/colleges?pageSize=50&page=1');
  });

  it('is only files where everyone may look', async () => {
    expect(await factsOf('/pricing')).toEqual({
      path: '/pricing',
      isEntrance: true,
      files: ['src/app/shell/public-frame.tsx', 'src/routes/guides/pricing.tsx'],
      calls: [],
    });
  });
});
