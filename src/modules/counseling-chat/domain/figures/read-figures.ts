import { NUMBER_WORD, valueOfNumber } from './number-words.js';

export type WrittenUnit =
  'percent' | 'dollars' | 'points' | 'fraction' | 'plain' | 'date' | 'year' | 'rank' | 'multiplier';

/** A number as a text writes it. */
export interface WrittenFigure {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly unit: WrittenUnit;
  /** A share of 1 for a percentage or fraction; 0 for a date, which is compared by its text. */
  readonly value: number;
  /** Half of the last digit written: what rounding may have moved. */
  readonly precision: number;
  /** "about", "around", "nearly" stands before it. */
  readonly hedged: boolean;
  /** "98%+", "under 1%": a bound and no value. */
  readonly bound: 'above' | 'below' | null;
}

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)\\.?';
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';

interface Reader {
  readonly unit: WrittenUnit;
  readonly pattern: RegExp;
  /** The groups of a match as a value; null leaves the text to later readers. */
  readonly value: (groups: readonly (string | undefined)[]) => number | null;
}

const own = (groups: readonly (string | undefined)[]): number | null => valueOfNumber(groups[0] ?? '');
const share = (groups: readonly (string | undefined)[]): number | null => {
  const value = own(groups);
  return value === null ? null : value / 100;
};
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};
const scaled = ([number, scale]: readonly (string | undefined)[]): number | null => {
  const value = valueOfNumber(number ?? '');
  return value === null ? null : value * (SCALES[(scale ?? '').toLowerCase()] ?? 1);
};
const FRACTIONS: Readonly<Record<string, number>> = {
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  fifth: 0.2,
  tenth: 0.1,
};
const ofParts = ([count, part]: readonly (string | undefined)[]): number | null => {
  const each = FRACTIONS[(part ?? '').toLowerCase().replace(/s$/, '')];
  const many = count === undefined || /^(an?|one|)$/i.test(count) ? 1 : valueOfNumber(count);
  return each === undefined || many === null ? null : many * each;
};
const outOf = ([some, all]: readonly (string | undefined)[]): number | null => {
  const [few, many] = [valueOfNumber(some ?? ''), valueOfNumber(all ?? '')];
  return few === null || many === null || many === 0 || few > many ? null : few / many;
};

const pattern = (source: string): RegExp => new RegExp(source, 'giu');

/** The first that fits a place wins. */
const READERS: readonly Reader[] = [
  { unit: 'date', pattern: pattern(`\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?\\b`), value: () => 0 },
  { unit: 'date', pattern: pattern(`\\b(?:early|mid|late)[- ]${MONTH}(?![a-z])`), value: () => 0 },
  { unit: 'date', pattern: pattern('\\b\\d{4}-\\d{2}-\\d{2}\\b'), value: () => 0 },
  {
    unit: 'date',
    pattern: pattern('\\b\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\b(?! ?(?:of|scale))'),
    value: () => 0,
  },
  { unit: 'year', pattern: pattern('\\b(?:19|20)\\d{2}[-–](?:20)?\\d{2}\\b'), value: () => 0 },
  {
    unit: 'dollars',
    pattern: pattern(`\\$ ?(${NUMBER})(?: ?(k|thousand|million|billion)\\b)?`),
    value: scaled,
  },
  {
    unit: 'dollars',
    pattern: pattern(`\\b(${NUMBER}|${NUMBER_WORD}) ?(thousand|million|grand|k)?(?: dollars\\b| bucks\\b)`),
    value: scaled,
  },
  {
    unit: 'dollars',
    pattern: pattern(`\\b(${NUMBER}|${NUMBER_WORD}) ?(grand|k|thousand|million)\\b`),
    value: scaled,
  },
  {
    unit: 'percent',
    pattern: pattern(`\\b(${NUMBER}|${NUMBER_WORD})(?: ?%| percent\\b| per cent\\b)\\+?`),
    value: share,
  },
  {
    unit: 'points',
    pattern: pattern(`\\b(${NUMBER}|${NUMBER_WORD})(?: percentage)? points?\\b`),
    value: own,
  },
  {
    unit: 'rank',
    pattern: pattern(
      '\\branked (first|second|third|fourth|fifth|tenth)\\b|\\b(?:first|second|third|fourth|fifth) in the (?:nation|country|world|state)\\b',
    ),
    value: () => 0,
  },
  {
    unit: 'fraction',
    pattern: pattern(`\\b(\\d{1,3}|${NUMBER_WORD}) (?:in|out of) (?:every )?(\\d{1,3}|${NUMBER_WORD})\\b`),
    value: outOf,
  },
  {
    unit: 'fraction',
    pattern: pattern(
      `\\b(?:(an?|${NUMBER_WORD})[- ])?(thirds?|quarters?|fifths?|tenths?)\\b(?= of| the|[.,;]|$)`,
    ),
    value: ofParts,
  },
  { unit: 'fraction', pattern: pattern('\\b()(half) (?:of|the)\\b'), value: ofParts },
  { unit: 'rank', pattern: pattern('(?:#|\\btop[- ]|\\bno\\. )(\\d{1,4})\\b'), value: own },
  { unit: 'rank', pattern: pattern('\\b(\\d{1,4})(?:st|nd|rd|th)\\b(?! grade)'), value: own },
  {
    unit: 'multiplier',
    pattern: pattern(
      `\\b(?:twice|double(?! majors?\\b)|doubles|triple|triples|quadruple)\\b|\\b(?:${NUMBER}|${NUMBER_WORD})(?: times (?=as|more|less|what|the|that|larger|higher|bigger|likelier)|x\\b)`,
    ),
    value: () => 0,
  },
  { unit: 'year', pattern: pattern('\\b(?:19|20)\\d{2}\\b(?![,.]?\\d)'), value: () => 0 },
  { unit: 'plain', pattern: pattern(`\\b(${NUMBER})\\b`), value: own },
  {
    unit: 'plain',
    pattern: pattern(
      `\\b(${NUMBER_WORD}) (?:hundred|students|applicants|undergraduates|people|freshmen|graduates)\\b`,
    ),
    value: own,
  },
];

const HEDGE = /\b(?:about|around|nearly|roughly|almost|close to|some|just (?:under|over))[ $]*$/iu;
const BELOW = /\b(?:under|below|less than)[ $]*$/iu;
/** A number before "to 92%" has the unit of what follows. */
const RANGE_BETWEEN = /^ ?(?:–|-|to|and) ?\$?$/u;
const LOOK_BACK = 16;

/** Every number of a text, in order, without overlap. */
export function readFigures(text: string): WrittenFigure[] {
  const found: WrittenFigure[] = [];
  for (const reader of READERS)
    for (const match of text.matchAll(reader.pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((other) => other.from < to && from < other.to)) continue;
      const value = reader.value(match.slice(1));
      if (value !== null) found.push(written(text, from, to, reader.unit, value));
    }
  return withUnitsOfRanges(
    text,
    found.sort((a, b) => a.from - b.from),
  );
}

function written(text: string, from: number, to: number, unit: WrittenUnit, value: number): WrittenFigure {
  const before = text.slice(Math.max(0, from - LOOK_BACK), from);
  const token = text.slice(from, to);
  const above = token.endsWith('+') || text[to] === '+';
  return {
    text: token,
    from,
    to,
    unit,
    value,
    precision: precisionOf(token, unit),
    hedged: HEDGE.test(before),
    bound: above ? 'above' : BELOW.test(before) ? 'below' : null,
  };
}

function precisionOf(token: string, unit: WrittenUnit): number {
  const decimals = /\.(\d+)/u.exec(token)?.[1]?.length ?? 0;
  const lastDigit = 10 ** -decimals;
  return (unit === 'percent' ? lastDigit / 100 : lastDigit) / 2;
}

function withUnitsOfRanges(text: string, figures: readonly WrittenFigure[]): WrittenFigure[] {
  return figures.map((figure, index) => {
    const next = figures[index + 1];
    const takesUnit =
      next !== undefined &&
      figure.unit === 'plain' &&
      (next.unit === 'percent' || next.unit === 'dollars' || next.unit === 'points') &&
      RANGE_BETWEEN.test(text.slice(figure.to, next.from));
    if (!takesUnit) return figure;
    const value = next.unit === 'percent' ? figure.value / 100 : figure.value;
    return { ...figure, unit: next.unit, value, precision: precisionOf(figure.text, next.unit) };
  });
}
