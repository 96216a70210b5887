import { crisisIn } from '#shared-kernel/domain/crisis/crisis.js';
import type { CrisisKind } from '#shared-kernel/domain/crisis/crisis-kind.js';
import { dangerAt, likeliestKind, partsHeard } from '#shared-kernel/domain/crisis/learned-danger.js';
import { type SupportCard } from '../replies/reply.js';
import { type MeaningOf } from '../understanding/meaning.js';
import { dangerByMeaning } from './danger-by-meaning.js';

/** Frequent in Spanish, and not words of English. */
const SPANISH = new Set(
  'me mi no quiero que de la el en y ya mas morir matar vivir vida cuando porque casa todo nadie estoy yo se con una'.split(
    ' ',
  ),
);
const SIGNS_OF_SPANISH = 3;

/** Words that speak this little for danger mean none, whatever their meaning. */
const MAY_BE_DANGER = -3;
/** Of meaning beside words. Tried on messages that were not learned. */
const WEIGHT_OF_MEANING = 0.5;
const BY_WORDS_ALONE: MeaningOf = () => null;

/**
 * The card that a message of a student calls for; null for nearly all. What is said outright decides; the rest is told by what a model
 * of words and one of meaning learned from many writers. A card too many is kinder than one too few.
 */
export const dangerIn = (message: string, meaningOf = BY_WORDS_ALONE): SupportCard | null =>
  plainDangerIn(message) ??
  (learnedIn(message, meaningOf) === 'sure' ? cardFor(likeliestKind(message) ?? 'suicide', message) : null);

/** The parts of a message whose meaning decides; none where danger is said outright, which waits for nothing. */
export const partsInDoubt = (message: string): readonly string[] =>
  plainDangerIn(message) === null
    ? partsHeard(message)
        .filter(({ score }) => score >= MAY_BE_DANGER)
        .map(({ text }) => text)
    : [];

const learnedIn = (message: string, meaningOf: MeaningOf): 'sure' | 'possible' | null =>
  dangerAt(
    Math.max(
      ...partsHeard(message).map(({ text, score }) => {
        const meaning = score >= MAY_BE_DANGER ? meaningOf(text) : null;
        return meaning === null ? score : score + WEIGHT_OF_MEANING * dangerByMeaning(meaning);
      }),
    ),
  );

/** The card for plain signs alone, such as in words that a model wrote about college. */
export const plainDangerIn = (message: string): SupportCard | null => cardFor(crisisIn(message), message);

/** Too little for a card, too much to say nothing. */
export const mayBeInDanger = (message: string, meaningOf = BY_WORDS_ALONE): boolean =>
  learnedIn(message, meaningOf) === 'possible';

function cardFor(kind: CrisisKind | null, message: string): SupportCard | null {
  if (kind === null) return null;
  return kind === 'suicide' || isSpanish(message) ? selfIn(message) : kind;
}

const selfIn = (message: string): SupportCard => (isSpanish(message) ? 'spanish' : 'self');

function isSpanish(message: string): boolean {
  const words =
    message
      .toLowerCase()
      .normalize('NFD')
      .match(/[a-z]+/gu) ?? [];
  return words.filter((word) => SPANISH.has(word)).length >= SIGNS_OF_SPANISH;
}
