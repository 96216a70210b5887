import { type MoneyMention } from '../entities.js';
import { type NumberSaid } from '../numbers.js';
import { type WordView } from '../word-view.js';

const LIMIT =
  /\b(?:under|below|max|maximum|most|up to|less than|cheaper than|lower than|within|afford|budget|(?:can|could)(?: not| only| really| maybe)* (?:pay|spend)|pay more than|spend more than|pay up to|no more than)\b/;
const INCOME =
  /\b(?:make|makes|making|earn|earns|earning|income|salary|salaries|household|ganamos|ingresos)\b/;
const WORDS_AROUND = 8;
/** A limit without a dollar sign: "under 20000". */
const LEAST_PLAIN = 1000;
const MOST_PLAIN = 200_000;
const NOT_DOLLARS = /^(?:students|people|miles|mi|undergrads|kids|undergraduates|sat|words|characters)$/;
const IN_THOUSANDS = 1000;

/** Sums of money with what they are: the most a family can pay, what it earns, or a price. */
export function readMoney(view: WordView, numbers: readonly NumberSaid[]): MoneyMention[] {
  return numbers.flatMap((number): MoneyMention[] => {
    const role = roleOf(view, number.at);
    if (!number.isMoney && !isPlainLimit(view, number, role) && !isEarned(view, number)) return [];
    return [{ span: view.span(number.at, number.at + 1), dollars: dollarsOf(number, role), role }];
  });
}

/** The nearest word before decides, else one after. */
function roleOf(view: WordView, at: number): MoneyMention['role'] {
  const before = view.before(at, WORDS_AROUND).toReversed().join(' ');
  const after = view.after(at, WORDS_AROUND).join(' ');
  const [limit, income] = [lastOf(before, LIMIT), lastOf(before, INCOME)];
  if (limit !== income) return limit > income ? 'limit' : 'income';
  if (INCOME.test(after)) return 'income';
  return /\b(?:max|maximum|budget|or less|tops|at most)\b/.test(after) ? 'limit' : 'cost';
}

const lastOf = (text: string, pattern: RegExp): number =>
  [...text.matchAll(new RegExp(pattern, 'g'))].at(-1)?.index ?? -1;

const isPlainLimit = (
  view: WordView,
  { at, value, isDecimal, isPercent }: NumberSaid,
  role: string,
): boolean =>
  role !== 'cost' &&
  !isDecimal &&
  !isPercent &&
  value >= LEAST_PLAIN &&
  value <= MOST_PLAIN &&
  !isScoreLike(value, role) &&
  !NOT_DOLLARS.test(view.at(at + 1));

const EARNS =
  /\b(?:makes?|making|earns?|earning|brings? (?:in|home))(?: (?:like|about|around|maybe|only|roughly))*$/;
const LEAST_THOUSANDS = 10;
/** "Dad makes 60" */
const isEarned = (view: WordView, { at, value, isDecimal, isPercent }: NumberSaid): boolean =>
  !isDecimal &&
  !isPercent &&
  value >= LEAST_THOUSANDS &&
  value < LEAST_PLAIN &&
  !/^(?:an|per|dollars|bucks|hour|hr|day|week|people|of|points?)$/.test(view.at(at + 1)) &&
  view.at(at + 1) !== '/' &&
  EARNS.test(view.before(at, WORDS_AROUND).toReversed().join(' ')) &&
  /\b(?:dad|mom|mother|father|parents?|we|family|stepdad|stepmom|they|she|he|household)\b/.test(
    view.before(at, WORDS_AROUND).join(' '),
  );

/** "under 1400" may be a score. */
const isScoreLike = (value: number, role: string): boolean => role === 'limit' && value <= 1600;

/** Nobody earns $70 a year: "we make about $70". */
const dollarsOf = ({ value }: NumberSaid, role: MoneyMention['role']): number =>
  role === 'income' && value < LEAST_PLAIN ? value * IN_THOUSANDS : value;
