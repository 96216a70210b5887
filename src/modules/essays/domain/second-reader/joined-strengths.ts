import { type Review, type StrengthAt } from '../review/review.js';
import { type ProposedStrength } from './model-answer.js';
import { type PlaceFinder, touch } from './quoted-places.js';
import { type SaidWell } from './said-well.js';

const MOST = 4;
/** With fewer sound ones, our own stay. */
const FEWEST = 2;

interface SoundStrength {
  place: StrengthAt;
  why: string;
}

/** What a model praises instead of what we do, where two places of it or more are sound and free of flaws. */
export function joinedStrengths(
  builtIn: Review,
  proposed: readonly ProposedStrength[],
  { find, isSaidWell }: { find: PlaceFinder; isSaidWell: SaidWell },
): Pick<Review, 'strengths' | 'strengthsAt'> {
  const flaws = builtIn.lineComments.filter(({ tone }) => tone !== 'wonder');
  const sound = proposed.slice(0, MOST).flatMap(({ quote, paragraphIndex, why }): SoundStrength[] => {
    const place = find(quote, paragraphIndex);
    if (place === null || !isSaidWell(why) || flaws.some((flaw) => touch(flaw, place))) return [];
    return [{ place: { ...place, kind: 'reader', category: 'STRENGTHS_DISPLAYED' }, why: why.trim() }];
  });
  if (sound.length < FEWEST) return { strengths: builtIn.strengths, strengthsAt: builtIn.strengthsAt };
  return {
    strengths: sound.map(({ place, why }) => `“${place.quote}”: ${why}`),
    strengthsAt: sound.map(({ place }) => place),
  };
}
