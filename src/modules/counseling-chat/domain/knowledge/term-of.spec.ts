import { describe, expect, it } from 'vitest';
import { TERM_NAMES } from './term-names.js';
import { termOf, TERMS } from './term-of.js';

describe('the names of the glossary', () => {
  it('are each the name of one entry', () => {
    const clashes = TERMS.flatMap((term) =>
      [term, ...TERM_NAMES[term]].filter((name) => termOf(name) !== term).map((name) => `${term}: ${name}`),
    );
    expect(clashes).toEqual([]);
  });

  it.each([
    ['early decision', 'Early Decision'],
    ['ED2', 'Early Decision II'],
    ['the FASFA', 'FAFSA'],
    ['a superscore?', 'superscore'],
    ['Test Optional', 'test-optional'],
    ['gap years', 'gap year'],
    ['first gen', 'first-generation'],
  ])('find "%s"', (said, term) => {
    expect(termOf(said)).toBe(term);
  });

  it('know nothing of other words', () => {
    expect(termOf('photosynthesis')).toBeNull();
  });
});
