import { type NumberSaid } from '../numbers.js';
import { type WordView } from '../word-view.js';
import { labelOf, type ScoreLabel } from './label-words.js';

export interface LabelledNumber extends NumberSaid {
  /** Null where no word tells what it is. */
  readonly label: ScoreLabel | null;
}

/** How many words a label may be away. */
const FARTHEST = 5;

/**
 * Each number with the nearest word that tells what it is. A word labels one number only: in "1400 sat 32 act" the second number is
 * an ACT score.
 */
export function labelled(view: WordView, numbers: readonly NumberSaid[]): LabelledNumber[] {
  const used = new Set<number>();
  return numbers.map((number) => {
    const at = number.isMoney || number.isPercent ? undefined : nearestLabel(view, number, numbers, used);
    if (at === undefined) return { ...number, label: null };
    used.add(at);
    return { ...number, label: labelOf(view.at(at)) ?? null };
  });
}

function nearestLabel(
  view: WordView,
  number: NumberSaid,
  numbers: readonly NumberSaid[],
  used: ReadonlySet<number>,
): number | undefined {
  const { from, to } = view.sentence(number.at);
  for (let distance = 1; distance <= FARTHEST; distance++) {
    const [before, after] = [number.at - distance, number.at + distance];
    const fits = (at: number): boolean =>
      at >= from &&
      at < to &&
      !used.has(at) &&
      labelOf(view.at(at)) !== undefined &&
      !isParted(at, number.at, numbers);
    if (fits(before)) return before;
    if (fits(after)) return after;
  }
  return undefined;
}

/** Another number stands between. */
const isParted = (one: number, other: number, numbers: readonly NumberSaid[]): boolean =>
  numbers.some(({ at }) => at > Math.min(one, other) && at < Math.max(one, other));
