import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LatestVersion } from './latest-version.js';

let version: string;
let failure: Error | null;
let loads: number;
let latest: LatestVersion<string>;
beforeEach(() => {
  [version, failure, loads] = ['1', null, 0];
  latest = new LatestVersion({
    version: () => Promise.resolve(version),
    load: () => {
      loads += 1;
      return failure === null
        ? Promise.resolve({ version, value: `colleges ${version}` })
        : Promise.reject(failure);
    },
  });
});
afterEach(() => latest.stop());

const now = async () => (await latest.get()).value;

describe('the latest version of something', () => {
  it('is loaded once for many callers at the same time', async () => {
    expect(await Promise.all([now(), now(), now()])).toEqual(Array(3).fill('colleges 1'));
    expect(loads).toBe(1);
  });

  it('is loaded again only when the version has changed', async () => {
    await now();
    await latest.refresh();
    expect(loads).toBe(1);
    version = '2';
    await latest.refresh();

    expect([await now(), loads]).toEqual(['colleges 2', 2]);
  });

  it('serves the last version while the next is loaded', async () => {
    await now();
    version = '2';
    const refreshed = latest.refresh();

    expect(await now()).toBe('colleges 1');
    await refreshed;
    expect(await now()).toBe('colleges 2');
  });

  it('serves the last version while the next cannot be loaded, and tries again', async () => {
    await now();
    version = '2';
    failure = new Error('down');
    await expect(latest.refresh()).rejects.toThrow('down');
    expect(await now()).toBe('colleges 1');
    failure = null;
    await latest.refresh();

    expect(await now()).toBe('colleges 2');
  });

  it('is loaded again after a first failure', async () => {
    failure = new Error('down');
    await expect(now()).rejects.toThrow('down');
    failure = null;

    expect(await now()).toBe('colleges 1');
  });

  it('looks for a newer version at an interval', async () => {
    await now();
    latest.refreshEvery(1, () => undefined);
    version = '2';

    await vi.waitFor(async () => expect(await now()).toBe('colleges 2'));
  });

  it('reports what fails at an interval', async () => {
    await now();
    version = '2';
    failure = new Error('down');
    const onFailure = vi.fn();
    latest.refreshEvery(1, onFailure);

    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(failure));
  });
});
