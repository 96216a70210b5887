import { dayInWords } from '#shared-kernel/domain/calendar-day.js';
import { type Figure, joined, type Phrase, phrase } from './figure.js';

/** The only place where digits of an answer are made. */
export function printed(figure: Figure): Phrase {
  return { text: textOf(figure), figures: [figure] };
}

const LOWEST_SHOWN = 0.01;
const HIGHEST_SHOWN = 0.98;
/** Net prices are averages; the last two digits would say more than anybody knows. */
const NET_PRICE_STEP = 100;
const ROUNDED: readonly Figure['label'][] = ['net-price', 'out-of-state-part'];

const MISSING = {
  'not-reported': 'not reported',
  suppressed: 'hidden for privacy',
  'not-applicable': 'does not apply here',
} as const;

function textOf(figure: Figure): string {
  const { value, unit, label } = figure;
  if (value === null) return MISSING[figure.missing ?? 'not-reported'];
  if (typeof value === 'string') return unit === 'date' ? dateWords(value) : value;
  switch (unit) {
    case 'share':
      return shareOf(value, label);
    case 'dollars':
      return ROUNDED.includes(label) ? roundDollars(value) : `$${grouped(value)}`;
    case 'points':
      return pointsOf(value);
    case 'gpa':
    case 'score':
    case 'year':
    case 'rank':
      return String(value);
    case 'ratio':
      return grouped(value);
    case 'miles':
      return `${grouped(value)} miles`;
    default:
      return grouped(value);
  }
}

function shareOf(value: number, label: Figure['label']): string {
  if (label === 'admit-rate') return `${String(Math.round(value * 1000) / 10)}%`;
  if (label === 'chance' || label === 'chance-low' || label === 'chance-high') {
    if (value < LOWEST_SHOWN) return 'under 1%';
    if (value > HIGHEST_SHOWN || Math.round(value * 100) > 98) return '98%+';
  }
  return `${String(Math.round(value * 100))}%`;
}

function pointsOf(value: number): string {
  const whole = Math.round(Math.abs(value));
  if (whole === 0) return 'less than a point';
  return whole === 1 ? '1 point' : `${String(whole)} points`;
}

function roundDollars(value: number): string {
  return value < 0
    ? 'nothing: aid covers everything'
    : `$${grouped(Math.round(value / NET_PRICE_STEP) * NET_PRICE_STEP)}`;
}

/** A usual date has no year and is printed as it is: "early January". */
function dateWords(iso: string): string {
  if (!/^\d{4}-/.test(iso)) return iso;
  return `${dayInWords(iso)}, ${iso.slice(0, 'YYYY'.length)}`;
}

const grouped = (value: number): string => Math.round(value).toLocaleString('en-US');

interface Range {
  readonly low: Figure;
  readonly high: Figure;
}

/** "28% to 92%", "under 13%"; once where both print the same. */
export function rangeInSentence({ low, high }: Range): Phrase {
  if (isOne(low, high)) return printed(high);
  return isFromNothing(low) ? upTo(low, high) : phrase`${printed(low)} to ${printed(high)}`;
}

/** "28–92%", "under 13%" */
export function rangeInRow({ low, high }: Range): Phrase {
  if (isOne(low, high)) return printed(high);
  if (isFromNothing(low)) return upTo(low, high);
  const [from, to] = [textOf(low), textOf(high)];
  const bothPlain = /^\d+%$/.test(from) && /^\d/.test(to);
  return { text: `${bothPlain ? from.slice(0, -1) : from}–${to}`, figures: [low, high] };
}

const isFromNothing = ({ value, unit }: Figure): boolean =>
  unit === 'share' && typeof value === 'number' && value < LOWEST_SHOWN;

const upTo = (low: Figure, high: Figure): Phrase => ({ text: `under ${textOf(high)}`, figures: [low, high] });

/** "1330–1480" */
export const between = (low: Figure, high: Figure): Phrase => ({
  text: `${scoreOf(low)}–${scoreOf(high)}`,
  figures: [low, high],
});

const scoreOf = ({ value }: Figure): string => (value === null ? MISSING['not-reported'] : String(value));
/** "98%" and "98%+" would read as two. */
const isOne = (low: Figure, high: Figure): boolean =>
  textOf(low).replace('+', '') === textOf(high).replace('+', '');

/** "about $18,800 a year after aid" */
export function priceWords(price: Figure): Phrase {
  if (price.value === null) return printed(price);
  if (typeof price.value === 'number' && price.value < 0)
    return { text: 'aid covers everything', figures: [price] };
  return phrase`about ${printed(price)} a year after aid`;
}

/** What a figure describes, such as "fall 2023". */
export const termOf = (figure: Figure): Phrase => ({ text: figure.year, figures: [figure] });

/** "one", "two", ... "ten", then digits: a count Wren made itself. */
export function countWord(count: number): string {
  return COUNT_WORDS[count] ?? grouped(count);
}
const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const listed = (parts: readonly Phrase[]): Phrase => {
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return joined(parts);
  return phrase`${joined(parts.slice(0, -1), ', ')} and ${last}`;
};
