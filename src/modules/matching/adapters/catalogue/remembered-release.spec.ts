import { describe, expect, it, vi } from 'vitest';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { HARVARD, OHIO_STATE } from '../../domain/engine/testing/worked-colleges.js';
import { RememberedRelease } from './remembered-release.js';

const PATIENTLY = { timeout: 20_000 };

class CountingDirectory extends CollegeDirectory {
  version = 'a';
  term = 'fall 2023';
  versionsAsked = 0;
  collegesAsked = 0;
  failure: Error | undefined;

  async releaseVersion() {
    await Promise.resolve();
    this.versionsAsked += 1;
    return this.version;
  }

  async collegeFacts() {
    await Promise.resolve();
    this.collegesAsked += 1;
    if (this.failure !== undefined) throw this.failure;
    return {
      releaseVersion: this.version,
      admissionsTerm: this.term,
      colleges: structuredClone([HARVARD, OHIO_STATE]),
    };
  }

  /** In something that is measured. */
  changes(): void {
    this.version = 'b';
    this.term = 'fall 2024';
  }
}

const starting = () => {
  const directory = new CountingDirectory();
  const clock = new FixedClock(new Date('2026-11-20T09:00:00Z'));
  return { directory, clock, release: new RememberedRelease(directory, clock) };
};

describe('the release on hand', () => {
  it('is prepared once, however many ask at once', async () => {
    const { directory, release } = starting();
    const all = await Promise.all(Array.from({ length: 10 }, () => release.prepared()));

    expect(new Set(all).size).toBe(1);
    expect(all[0]).toMatchObject({ version: 'a', columns: { count: 2, admissionsTerm: 'fall 2023' } });
    expect([directory.versionsAsked, directory.collegesAsked]).toEqual([1, 1]);
  });

  it('asks for the version at most once a second', async () => {
    const { directory, clock, release } = starting();
    await release.prepared();
    clock.advance(999);
    await release.prepared();
    expect(directory.versionsAsked).toBe(1);
    clock.advance(1);
    await release.prepared();

    expect([directory.versionsAsked, directory.collegesAsked]).toEqual([2, 1]);
  });

  it('is another one when the catalogue has changed; the last one serves until that is prepared', async () => {
    const { directory, clock, release } = starting();
    await release.prepared();
    directory.changes();
    clock.advance(1000);

    expect((await release.prepared()).version).toBe('a');
    await vi.waitFor(async () => expect((await release.prepared()).version).toBe('b'), PATIENTLY);
    expect(directory.collegesAsked).toBe(2);
  });

  it('serves on where the catalogue changed in nothing that is measured, and looks at it once', async () => {
    const { directory, clock, release } = starting();
    const prepared: string[] = [];
    release.beforeServing(async ({ version }) => {
      await Promise.resolve();
      prepared.push(version);
    });
    await release.prepared();
    directory.version = 'only websites';
    for (let second = 0; second < 3; second++) {
      clock.advance(1000);
      expect((await release.prepared()).version).toBe('a');
      await vi.waitFor(() => expect(directory.collegesAsked).toBe(2), PATIENTLY);
    }
    directory.changes();
    await vi.waitFor(async () => {
      clock.advance(1000);
      expect((await release.prepared()).version).toBe('b');
    }, PATIENTLY);

    expect([directory.collegesAsked, prepared]).toEqual([3, ['b']]);
  });

  it('is the newest for whoever asks after a silence', async () => {
    const { directory, clock, release } = starting();
    await release.prepared();
    directory.changes();
    clock.advance(60_000);

    expect((await release.prepared()).version).toBe('b');
  });

  it('is served only when everybody has prepared for it', async () => {
    const { directory, clock, release } = starting();
    const served: string[] = [];
    release.beforeServing(async (next) => {
      served.push(`${(await release.prepared()).version} before ${next.version}`);
    });
    await release.prepared();
    directory.changes();
    clock.advance(1000);
    await release.prepared();

    await vi.waitFor(async () => expect((await release.prepared()).version).toBe('b'), PATIENTLY);
    expect(served).toEqual(['a before b']);
  });

  it('serves on while the next cannot be read, which is tried again', async () => {
    const { directory, clock, release } = starting();
    await release.prepared();
    directory.changes();
    directory.failure = new Error('away');
    clock.advance(1000);
    expect((await release.prepared()).version).toBe('a');
    clock.advance(1000);
    expect((await release.prepared()).version).toBe('a');
    directory.failure = undefined;
    clock.advance(1000);
    await release.prepared();

    await vi.waitFor(async () => expect((await release.prepared()).version).toBe('b'), PATIENTLY);
  });

  it('is asked for again after a failure', async () => {
    const { directory, release } = starting();
    directory.failure = new Error('away');
    await expect(release.prepared()).rejects.toThrow('away');
    directory.failure = undefined;

    expect((await release.prepared()).version).toBe('a');
  });

  it('is checked again when the clock was set back', async () => {
    const { directory, clock, release } = starting();
    await release.prepared();
    clock.advance(-60_000);
    await release.prepared();

    expect(directory.versionsAsked).toBe(2);
  });
});
