import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { EVERYTHING, ImportRequests } from '../../application/import/import-requests.js';
import { ImportAlreadyRunning } from '../../application/import/import.errors.js';
import { type CatalogueSettings } from '../../catalogue.settings.js';
import { CatalogueRefresh } from './catalogue-refresh.schedule.js';

class RecordingRequests extends ImportRequests {
  readonly begun: unknown[] = [];
  refusal: Error | null = null;

  begin(...request: unknown[]): Promise<string> {
    if (this.refusal !== null) return Promise.reject(this.refusal);
    this.begun.push(request);
    return Promise.resolve('import-1');
  }

  cancel(): Promise<void> {
    return Promise.resolve();
  }
}

const enqueueTick = vi.fn(() => Promise.resolve());
const requests = new RecordingRequests();

const refreshAt = (time: string | undefined) =>
  new CatalogueRefresh(
    { refreshAt: time } as CatalogueSettings,
    { enqueueTick } as unknown as Jobs,
    requests,
  );

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T02:59:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  enqueueTick.mockClear();
});

describe('refreshing the catalogue', () => {
  it('is requested at the configured time, in UTC, until the server stops', async () => {
    const refresh = refreshAt('0 3 * * *');
    refresh.onApplicationBootstrap();
    expect(refresh.nextAt()).toEqual(new Date('2026-11-20T03:00:00Z'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(enqueueTick).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(60_000);
    expect(enqueueTick).toHaveBeenCalledOnce();

    refresh.onModuleDestroy();
    await vi.advanceTimersByTimeAsync(25 * 60 * 60_000);
    expect(enqueueTick).toHaveBeenCalledOnce();
  });

  it('is never requested without a time', async () => {
    const refresh = refreshAt(undefined);
    refresh.onApplicationBootstrap();
    expect(refresh.nextAt()).toBeNull();
    await vi.advanceTimersByTimeAsync(48 * 60 * 60_000);

    expect(enqueueTick).not.toHaveBeenCalled();
  });

  it('imports everything', async () => {
    await refreshAt(undefined).handle();

    expect(requests.begun).toEqual([['all', EVERYTHING]]);
  });

  it('leaves an import that is running alone', async () => {
    requests.refusal = new ImportAlreadyRunning();
    await expect(refreshAt(undefined).handle()).resolves.toBeUndefined();
  });

  it('fails for every other reason, so that it is tried again', async () => {
    requests.refusal = new Error('no database');
    await expect(refreshAt(undefined).handle()).rejects.toThrow('no database');
  });
});
