import { type Figure, type Unit } from './figure.js';
import { printed } from './print.js';
import { type WrittenFigure, type WrittenUnit } from './read-figures.js';

const UNITS: Readonly<Record<WrittenUnit, readonly Unit[]>> = {
  percent: ['share'],
  fraction: ['share'],
  dollars: ['dollars'],
  points: ['points'],
  plain: ['count', 'score', 'gpa', 'ratio', 'rank', 'miles', 'words', 'year'],
  date: ['date'],
  year: ['year'],
  // Nobody measured a rank or a multiple: only the rank of the student’s own class is a figure.
  rank: ['rank'],
  multiplier: [],
};

const NET_PRICE_STEP = 100;
const WIDE_STEP = 1_000;
const WIDE_FROM = 10_000;
const FRACTION_WITHIN = 0.05;
const LOWEST_SHOWN = 0.01;
const HIGHEST_SHOWN = 0.98;
/** "About 4,300" may stand for 4,321. */
const HEDGED_DIGITS = 2;

/** Whether a number of a text says what this figure says, in a unit and a roundness that may be printed. */
export function saysTheSame(written: WrittenFigure, figure: Figure): boolean {
  if (!UNITS[written.unit].includes(figure.unit) || figure.value === null) return false;
  if (written.text === printed(figure).text) return true;
  if (typeof figure.value === 'string') return isSameText(written.text, figure);
  const value = figure.value;
  switch (figure.unit) {
    case 'share':
      return written.unit === 'fraction'
        ? figure.said === 'estimate' && within(written.value, value, FRACTION_WITHIN)
        : isSameShare(written, value);
    case 'points':
      return within(written.value, Math.abs(value), Math.max(written.precision, 0.5));
    case 'dollars':
      return isSameAmount(written, value);
    case 'count':
    case 'miles':
    case 'ratio':
      return (
        within(written.value, value, 0.5) ||
        (written.hedged && isRoundedTo(written.value, value, HEDGED_DIGITS))
      );
    default:
      return written.value === value;
  }
}

function isSameShare({ value: said, bound, precision }: WrittenFigure, value: number): boolean {
  if (bound === 'above') return said <= HIGHEST_SHOWN + precision && value >= said - precision;
  if (bound === 'below') return within(said, LOWEST_SHOWN, precision) && value < LOWEST_SHOWN;
  return within(said, value, precision);
}

function isSameAmount({ value: said, hedged }: WrittenFigure, value: number): boolean {
  if (within(said, value, 0.5)) return true;
  if (!hedged) return false;
  return isStepOf(said, value, NET_PRICE_STEP) || (value >= WIDE_FROM && isStepOf(said, value, WIDE_STEP));
}

const isStepOf = (said: number, value: number, step: number): boolean =>
  said % step === 0 && within(said, value, step / 2);

function isRoundedTo(said: number, value: number, digits: number): boolean {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) + 1 - digits);
  return said === Math.round(value / step) * step;
}

/** Rounding in the text and in the figure may both have moved it by a hair. */
const HAIR = 1e-9;
const within = (a: number, b: number, distance: number): boolean => Math.abs(a - b) <= distance + HAIR;

function isSameText(text: string, figure: Figure): boolean {
  const shown = printed(figure).text.toLowerCase();
  return shown === text.toLowerCase() || shown.startsWith(`${text.toLowerCase()},`);
}
