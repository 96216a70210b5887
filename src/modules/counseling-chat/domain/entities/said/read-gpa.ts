import { type GpaTold, type Impossible } from '../entities.js';
import { type NumberSaid } from '../numbers.js';
import { type WordView } from '../word-view.js';
import { moodAt, whoseAt } from './whose-and-mood.js';

const HIGHEST_PLAIN = 4;
const HIGHEST_WEIGHTED = 6;
/** Between the scales up to 6 and the one up to 100. */
const LOWEST_OF_HUNDRED = 50;
const HIGHEST_OF_HUNDRED = 110;
const AROUND = 4;

/** A GPA, or one that cannot be; undefined where the number is none. */
export function readGpa(view: WordView, number: NumberSaid): GpaTold | Impossible | undefined {
  const { at, value, written } = number;
  if (!number.isDecimal && value > HIGHEST_OF_HUNDRED) return undefined;
  const span = view.span(at, at + 1);
  if (value > HIGHEST_WEIGHTED && value < LOWEST_OF_HUNDRED)
    return { span, kind: 'gpa', words: 'A GPA is at most 6, or at most 110 where grades go to 100.' };
  const scale = scaleOf(view, number);
  return {
    kind: 'gpa',
    value: written,
    scale,
    weighting: weightingOf(view, at, value, scale),
    span,
    mood: moodAt(view, at),
    whose: whoseAt(view, at),
  };
}

/** "3.7/4", "4.5 out of 5", or by its size. */
function scaleOf(view: WordView, { at, value }: NumberSaid): GpaTold['scale'] {
  const after = view.after(at, 3).join(' ');
  if (value >= LOWEST_OF_HUNDRED) return '100';
  const [, most] = /^(?:\/|out of|of) ?([456])/.exec(after) ?? [];
  if (most === '5') return '5.0';
  if (most === '6') return '6.0';
  if (most === '4') return '4.0';
  return value > 5 ? '5.0' : '4.0';
}

/** A number above its scale can only be weighted, unless nobody said which scale it is. */
function weightingOf(
  view: WordView,
  at: number,
  value: number,
  scale: GpaTold['scale'],
): GpaTold['weighting'] {
  const around = [...view.after(at, AROUND), ...view.before(at, AROUND)];
  const said = around.find((text) => text === 'weighted' || text === 'unweighted');
  if (said === 'weighted' || said === 'unweighted') return said;
  return scale === '4.0' && value > HIGHEST_PLAIN
    ? 'ask'
    : scale === '5.0' && value > 5
      ? 'ask'
      : 'unweighted';
}

const LETTER_AVERAGE = /^[abcd]$/;

/** "a B+ average" has no number, so the student is asked for it. */
export function letterAverage(view: WordView): GpaTold[] {
  return view.texts.flatMap((text, at): GpaTold[] => {
    const token = view.token(at);
    if (!LETTER_AVERAGE.test(text) || token?.isCapital !== true) return [];
    const sign = view.at(at + 1) === '+' || view.at(at + 1) === '-' ? view.at(at + 1) : '';
    const next = view.at(at + (sign === '' ? 1 : 2));
    if (next !== 'average' && next !== 'avg' && next !== 'gpa') return [];
    return [
      {
        kind: 'gpa',
        value: text.toUpperCase() + sign,
        scale: '4.0',
        weighting: 'ask',
        span: view.span(at, at + (sign === '' ? 1 : 2)),
        mood: moodAt(view, at),
        whose: whoseAt(view, at),
      },
    ];
  });
}
