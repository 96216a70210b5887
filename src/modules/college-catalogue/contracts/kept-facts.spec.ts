import { expect, it } from 'vitest';
import { KeptFacts } from './kept-facts.js';

const keptFrom = (sourceUrl: string) =>
  KeptFacts.safeParse({ averageGPA: { value: 3.9, sourceUrl, checkedOn: '2026-11-20' } });

it.each(['https://example.org/facts', 'http://example.org/facts'])('takes %s for a source', (address) => {
  expect(keptFrom(address).success).toBe(true);
});

it.each(['ftp://example.org/facts', 'example.org/facts', 'https://localhost/facts'])(
  'refuses %s for a source, and names each beginning that it takes',
  (address) => {
    const message = 'Give the whole address of the page, starting with https:// or http://.';

    expect(keptFrom(address).error?.issues).toEqual([expect.objectContaining({ message })]);
  },
);
