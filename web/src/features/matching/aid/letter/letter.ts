import { type AidLetter, type AidLine } from '@/api';

type CostKind = keyof AidLetter['costs'];
export const COST_KINDS: readonly CostKind[] = [
  'tuition',
  'fees',
  'housing',
  'food',
  'books',
  'travel',
  'other',
];

/** A line as it is typed. `key` stays with it while others come and go. */
export type LineForm = {
  key: number;
  kind: AidLine['kind'] | '';
  name: string;
  amount: string;
  renews: AidLine['renews'];
  years: string;
  condition: string;
};

export type LetterForm = {
  costs: Record<CostKind, string>;
  inside: AidLetter['inside'];
  totalCost: string;
  statedNetPrice: string;
  aid: readonly LineForm[];
};

const text = (amount: number | null | undefined) => (amount == null ? '' : String(amount));

export const emptyLine = (key: number): LineForm => ({
  key,
  kind: '',
  name: '',
  amount: '',
  renews: 'not-said',
  years: '',
  condition: '',
});

export const formOf = (letter: AidLetter | null): LetterForm => ({
  costs: {
    tuition: text(letter?.costs.tuition),
    fees: text(letter?.costs.fees),
    housing: text(letter?.costs.housing),
    food: text(letter?.costs.food),
    books: text(letter?.costs.books),
    travel: text(letter?.costs.travel),
    other: text(letter?.costs.other),
  },
  inside: letter?.inside ?? [],
  totalCost: text(letter?.totalCost),
  statedNetPrice: text(letter?.statedNetPrice),
  aid: letter?.aid.map(lineForm) ?? [emptyLine(0)],
});

const lineForm = (line: AidLine, key: number): LineForm => ({
  ...line,
  key,
  amount: text(line.amount),
  years: text(line.years),
  condition: line.condition ?? '',
});

const MOST_DOLLARS = 200_000;

/** "$1,234.50" and "1234.5" are the same; null is empty, NaN no amount. */
export const amountIn = (typed: string): number | null => {
  const plain = typed.replace(/[\s,$]/g, '');
  if (plain === '') return null;
  const amount = /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return amount <= MOST_DOLLARS ? amount : Number.NaN;
};

/** Only of a gift does the form ask whether it comes back. */
export const isGift = ({ kind }: Pick<LineForm, 'kind'>) => kind === 'grant' || kind === 'scholarship';

/** A line that nobody began to fill in is left out. */
export const isUntouched = ({ kind, name, amount }: LineForm) =>
  kind === '' && name.trim() === '' && amount.trim() === '';

/** What is sent. Only for a form without problems. */
export const letterOf = (form: LetterForm, answers: AidLetter['answers']): AidLetter => ({
  costs: {
    tuition: amountIn(form.costs.tuition),
    fees: amountIn(form.costs.fees),
    housing: amountIn(form.costs.housing),
    food: amountIn(form.costs.food),
    books: amountIn(form.costs.books),
    travel: amountIn(form.costs.travel),
    other: amountIn(form.costs.other),
  },
  inside: form.inside.filter((kind) => form.costs[kind].trim() === ''),
  totalCost: amountIn(form.totalCost),
  statedNetPrice: amountIn(form.statedNetPrice),
  aid: form.aid.filter((line) => !isUntouched(line)).map(lineOf),
  answers,
});

const lineOf = (line: LineForm): AidLine => {
  const { kind, name, amount, years, condition } = line;
  const renews = isGift(line) ? line.renews : 'not-said';

  return {
    kind: kind === '' ? 'not-said' : kind,
    name: name.trim(),
    amount: amountIn(amount) ?? 0,
    renews,
    years: renews === 'yes' && years !== '' ? Number(years) : null,
    condition: renews === 'yes' && condition.trim() !== '' ? condition.trim() : null,
  };
};
