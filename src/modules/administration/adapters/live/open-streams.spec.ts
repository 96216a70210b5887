import { beforeEach, describe, expect, it } from 'vitest';
import { anOpenPage } from '../../testing/open-page.js';
import { OpenStreams } from './open-streams.js';

let streams: OpenStreams;
beforeEach(() => {
  streams = new OpenStreams();
});

const open = (userId: string) => {
  const page = anOpenPage(userId);
  return { ...page, admission: streams.admit(page.stream) };
};

describe('the open streams', () => {
  it('are three for each person at most, and again once one has left', () => {
    const pages = [open('maya'), open('maya'), open('maya')];
    expect(pages.map(({ admission }) => admission)).toEqual(['admitted', 'admitted', 'admitted']);
    expect(open('maya').admission).toBe('too many of yours');
    expect(open('noor').admission).toBe('admitted');

    pages[0]?.leave();
    expect(open('maya').admission).toBe('admitted');
  });

  it('are two thousand in all at most', () => {
    const pages = Array.from({ length: 2_000 }, (_, n) => open(`user-${n}`));
    expect(pages.at(-1)?.admission).toBe('admitted');
    expect(open('maya').admission).toBe('no room');

    pages[0]?.leave();
    expect(open('maya').admission).toBe('admitted');
  });

  it('forget who has left, also who left before being admitted', () => {
    const early = anOpenPage('noor');
    early.leave();
    streams.admit(early.stream);
    const page = open('maya');
    expect(streams.users()).toEqual(['maya']);
    page.leave();

    expect([streams.users(), streams.all(), streams.of('maya')]).toEqual([[], [], []]);
  });

  it('all end when the process stops, and no more are admitted', () => {
    const pages = [open('maya'), open('noor')];
    streams.close();

    for (const { stream } of pages) {
      stream.show(7);
      expect(stream.body.readableLength).toBeLessThan(20);
    }
    expect(open('tom').admission).toBe('no room');
  });
});
