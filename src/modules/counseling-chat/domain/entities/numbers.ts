import { type WordView, wordSet } from './word-view.js';

/** A number of a message, with the marks that tell what it counts. */
export interface NumberSaid {
  /** Place among the plain words. */
  readonly at: number;
  /** Without separators: "3,7" is "3.7", "20k" is "20000". */
  readonly written: string;
  readonly value: number;
  readonly isDecimal: boolean;
  readonly isMoney: boolean;
  readonly isPercent: boolean;
  readonly isAdded: boolean;
}

const THOUSANDS = wordSet('k grand thousand');
const DOLLARS = wordSet('dollars bucks usd');
const PERCENT = wordSet('% percent');
const WORD_NUMBERS: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, at) => [word, at + 1] as const,
  ),
);

/** Nobody tells more of themselves in one message. */
const MOST_NUMBERS = 30;

export function numbersIn(view: WordView): NumberSaid[] {
  const found = view.texts.flatMap((text, at) => {
    const number = view.isTaken(at) ? undefined : numberOf(text);
    return number === undefined ? [] : [{ number, text, at }];
  });
  return found.slice(0, MOST_NUMBERS).map(({ number, text, at }) => said(number, text, at, view));
}

/** "two" or "2"; undefined for other words. */
export const countOf = (word: string): number | undefined =>
  WORD_NUMBERS.get(word) ?? (/^\d{1,3}$/.test(word) ? Number(word) : undefined);

function numberOf(text: string): string | undefined {
  const plain = /^(\d*[.,]?\d+(?:[.,]\d+)*)(k)?$/.exec(text);
  if (plain === null) return undefined;
  const [, digits = '', isThousand] = plain;
  const written = withoutSeparators(digits);
  if (Number.isNaN(Number(written))) return undefined;
  return isThousand === undefined ? written : String(Number(written) * 1000);
}

/** "1,450" is a thousand and more; "3,7" is three and a bit, as many families write it. */
const withoutSeparators = (digits: string): string =>
  /,\d{3}(?!\d)/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');

function said(written: string, text: string, at: number, view: WordView): NumberSaid {
  const [before = ''] = view.before(at, 1);
  const [next = '', second = ''] = view.after(at, 2);
  const isThousand = THOUSANDS.has(next) && Number(written) < 1000;
  const value = isThousand ? Number(written) * 1000 : Number(written);
  return {
    at,
    written: isThousand ? String(value) : written,
    value,
    isDecimal: /\.\d/.test(written),
    isMoney:
      before === '$' ||
      text.endsWith('k') ||
      isThousand ||
      DOLLARS.has(next) ||
      isYearly(next, second, value),
    isPercent: PERCENT.has(next),
    isAdded: before === '+',
  };
}

const LEAST_YEARLY = 1000;
const isYearly = (next: string, second: string, value: number): boolean =>
  value >= LEAST_YEARLY && (next === 'a' || next === 'per') && second === 'year';
