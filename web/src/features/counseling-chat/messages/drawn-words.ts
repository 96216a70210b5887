import { type ChatBlock } from '@/api';
import { chancePercent, chanceRange } from '@/lib/words/chances';
import { aboutDollars, dollars } from '@/lib/words/figures';

type Drawn = {
  /** What each line of the message begins with that says the same. */
  names: string[];
  /** All that can be read in the picture. */
  words: string;
};

/** What a reader sees of a block. */
export const drawnWords = (block: ChatBlock): Drawn => {
  switch (block.type) {
    case 'chances':
      return ofRows(block.rows, ({ low, high, estimate, note }) => [
        chanceRange(low, high),
        chancePercent(low),
        chancePercent(high),
        chancePercent(estimate),
        note,
      ]);
    case 'prices':
      return ofRows(block.rows, ({ amount, fullPrice, words }) => [
        amount === null ? null : aboutDollars(amount),
        fullPrice === null ? null : dollars(fullPrice),
        words,
      ]);
    case 'colleges':
      return ofRows(block.rows, ({ place, facts }) => [place, ...facts]);
    case 'steps':
      return ofRows(
        block.rows.map(({ words }) => ({ name: words })),
        () => [],
      );
    case 'compare':
      return {
        names: block.columns.map(({ name }) => name),
        words: [
          ...block.columns.map(({ name }) => name),
          ...block.rows.flatMap(({ label, values }) => [label, ...values]),
        ].join(' '),
      };
    case 'support-card':
      return { names: [], words: '' };
  }
};

const ofRows = <Row extends { name: string }>(
  rows: readonly Row[],
  wordsOf: (row: Row) => readonly (string | null)[],
): Drawn => ({
  names: rows.map(({ name }) => name),
  words: rows.flatMap((row) => [row.name, ...wordsOf(row)]).join(' '),
});
