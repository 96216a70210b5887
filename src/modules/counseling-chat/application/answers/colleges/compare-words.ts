import { type Figure, type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { priceWords, printed, rangeInRow, termOf } from '../../../domain/figures/print.js';
import { type CompareRow } from '../../../domain/replies/reply.js';
import { type Comparison } from '../../tools/tool-results.js';

type Row = Comparison['rows'][number];
type Cell = Row['cells'][number];
export type CompareKey = Row['key'];

/** One figure of one college, as part of a line. */
export function cellWords(key: CompareKey, { figures: [first, second], words }: Cell): Phrase {
  if (first === undefined) return phrase`${words === null ? 'not reported' : (WORDS[words] ?? words)}`;
  if (first.value === null) return phrase`${MISSING[key]} not reported`;
  switch (key) {
    case 'chance':
      return second === undefined
        ? phrase`${printed(first)} of applicants got in (${termOf(first)})`
        : phrase`${rangeInRow({ low: first, high: second })}${words === null ? '' : `, ${words}`}`;
    case 'price':
      return words === 'full-price' ? phrase`${printed(first)} a year, the full price` : priceWords(first);
    case 'graduation':
      return phrase`${printed(first)} graduate`;
    case 'earnings':
      return phrase`${printed(first)} earned ten years after starting`;
    case 'size':
      return phrase`${printed(first)} undergraduates`;
    default:
      return printed(first);
  }
}

const MISSING: Readonly<Record<CompareKey, string>> = {
  chance: 'admit rate',
  price: 'price',
  graduation: 'graduation rate',
  earnings: 'earnings',
  size: 'size',
  place: 'place',
  testPolicy: 'test policy',
};
const WORDS: Readonly<Record<string, string>> = {
  required: 'tests required',
  recommended: 'tests recommended',
  optional: 'test-optional',
  'not-considered': 'tests not considered',
};

/** The same for a table, where the label of the row says what the figure is. */
export const compareRow = ({ key, label, cells }: Row): CompareRow => ({
  label,
  values: cells.map((cell) => inTable(key, cell).text),
});

const SAID_BY_THE_LABEL: readonly CompareKey[] = ['graduation', 'earnings', 'size'];

function inTable(key: CompareKey, cell: Cell): Phrase {
  const { figures, words } = cell;
  const [first] = figures;
  if (first === undefined) return cellWords(key, cell);
  if (first.value === null) return phrase`not reported`;
  if (SAID_BY_THE_LABEL.includes(key)) return printed(first);
  if (key !== 'price') return cellWords(key, cell);
  if (words === 'full-price') return phrase`${printed(first)}, full price`;
  return typeof first.value === 'number' && first.value < 0
    ? priceWords(first)
    : phrase`about ${printed(first)}`;
}

/** The figure by which colleges stand in order; the best estimate of a chance. */
const orderedBy = ({ figures }: Cell): Figure | undefined => figures[2] ?? figures[0];

interface Extreme {
  readonly id: number;
  readonly name: string;
  readonly cell: Cell;
}

/** The colleges from the least to the most by one row; those without a figure are left out. */
export function inOrder({ colleges }: Comparison, { cells }: Row): readonly Extreme[] {
  const all = colleges.flatMap(({ id, name }, at) => {
    const cell = cells[at];
    const value = cell && orderedBy(cell)?.value;
    return cell !== undefined && typeof value === 'number' ? [{ id, name, cell, value }] : [];
  });
  return all.toSorted((a, b) => a.value - b.value);
}

/** "Ohio State is the cheaper one: about $18,800 a year after aid." */
export function winnerSentence(comparison: Comparison, row: Row, least: boolean): Said {
  const order = inOrder(comparison, row);
  const [first] = least ? order : order.toReversed();
  if (first === undefined || order.length < 2) return '';
  if (row.key === 'chance' && areAlike(order)) return ALIKE;
  const call = CALLED[row.key]?.[least ? 0 : 1];
  if (call === undefined) return '';
  return phrase`${first.name} ${order.length > 2 ? call.ofMany : call.ofTwo}: ${cellWords(row.key, first.cell)}.`;
}

export const ALIKE = 'They’re about equally likely for you.';
/** A difference in a chance that no one could feel. */
const FELT = 0.02;
function areAlike(order: readonly Extreme[]): boolean {
  const values = order.flatMap(({ cell }) => {
    const value = orderedBy(cell)?.value;
    return typeof value === 'number' ? [value] : [];
  });
  return values.length > 1 && Math.max(...values) - Math.min(...values) < FELT;
}

interface Call {
  readonly ofTwo: string;
  readonly ofMany: string;
}
/** For the least and for the most. */
const CALLED: Partial<Record<CompareKey, readonly [Call, Call]>> = {
  price: [
    { ofTwo: 'costs you less', ofMany: 'costs you least' },
    { ofTwo: 'costs you more', ofMany: 'costs you most' },
  ],
  chance: [
    { ofTwo: 'is harder to get into', ofMany: 'is hardest to get into' },
    { ofTwo: 'is the likelier one', ofMany: 'is the likeliest' },
  ],
  graduation: [
    { ofTwo: 'has the lower graduation rate', ofMany: 'has the lowest graduation rate' },
    { ofTwo: 'has the higher graduation rate', ofMany: 'has the highest graduation rate' },
  ],
  earnings: [
    { ofTwo: 'has the lower earnings', ofMany: 'has the lowest earnings' },
    { ofTwo: 'has the higher earnings', ofMany: 'has the highest earnings' },
  ],
  size: [
    { ofTwo: 'is smaller', ofMany: 'is the smallest' },
    { ofTwo: 'is bigger', ofMany: 'is the biggest' },
  ],
};
