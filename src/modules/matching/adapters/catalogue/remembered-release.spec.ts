import { describe, expect, it } from 'vitest';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { HARVARD, OHIO_STATE } from '../../domain/engine/testing/worked-colleges.js';
import { RememberedRelease } from './remembered-release.js';

class CountingDirectory extends CollegeDirectory {
  version = 'a';
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
    return { releaseVersion: this.version, admissionsTerm: 'fall 2023', colleges: [HARVARD, OHIO_STATE] };
  }

  collegeCards() {
    return Promise.resolve(new Map());
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

  it('is another one a second after the catalogue changed', async () => {
    const { directory, clock, release } = starting();
    await release.prepared();
    directory.version = 'b';
    clock.advance(1000);

    expect((await release.prepared()).version).toBe('b');
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
