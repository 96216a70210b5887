import { crisisIn } from '#shared-kernel/domain/crisis/crisis.js';
import type { CrisisKind } from '#shared-kernel/domain/crisis/crisis-kind.js';
import { likeliestKind, learnedDangerIn } from '#shared-kernel/domain/crisis/learned-danger.js';
import { type SupportCard } from '../replies/reply.js';

/** Frequent in Spanish, and not words of English. */
const SPANISH = new Set(
  'me mi no quiero que de la el en y ya mas morir matar vivir vida cuando porque casa todo nadie estoy yo se con una'.split(
    ' ',
  ),
);
const SIGNS_OF_SPANISH = 3;

/**
 * The card that a message of a student calls for; null for nearly all. What is said outright decides, and the model that learned from
 * many writers is asked about the rest. A card too many is kinder than one too few.
 */
export const dangerIn = (message: string): SupportCard | null =>
  plainDangerIn(message) ??
  (learnedDangerIn(message) === 'sure' ? cardFor(likeliestKind(message) ?? 'suicide', message) : null);

/** The card for plain signs alone, such as in words that a model wrote about college. */
export const plainDangerIn = (message: string): SupportCard | null => cardFor(crisisIn(message), message);

/** Too little for a card, too much to say nothing. */
export const mayBeInDanger = (message: string): boolean => learnedDangerIn(message) === 'possible';

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
