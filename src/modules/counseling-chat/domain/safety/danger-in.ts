import { crisisIn } from '#shared-kernel/domain/crisis/crisis.js';
import { type SupportCard } from '../replies/reply.js';

/** Frequent in Spanish, and not words of English. */
const SPANISH = new Set(
  'me mi no quiero que de la el en y ya mas morir matar vivir vida cuando porque casa todo nadie estoy yo se con una'.split(
    ' ',
  ),
);
const SIGNS_OF_SPANISH = 3;

/** The card that a message calls for; null for nearly all. */
export function dangerIn(message: string): SupportCard | null {
  const kind = crisisIn(message);
  if (kind === null) return null;
  if (isSpanish(message)) return 'spanish';
  return kind === 'suicide' ? 'self' : kind;
}

function isSpanish(message: string): boolean {
  const words =
    message
      .toLowerCase()
      .normalize('NFD')
      .match(/[a-z]+/gu) ?? [];
  return words.filter((word) => SPANISH.has(word)).length >= SIGNS_OF_SPANISH;
}
