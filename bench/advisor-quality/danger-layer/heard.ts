import {
  dangerIn,
  mayBeInDanger,
  partsInDoubt,
} from '../../../src/modules/counseling-chat/domain/safety/danger-in.js';
import { encoded } from '../meaning-layer/encoded.js';
import type { DangerPhrase, PhraseSet } from './phrases.js';

export interface Heard {
  readonly what: string;
  readonly part: number;
  readonly whole: number;
}

/** What Wren makes of a set: danger with a card, danger with a card or a check-in, and the same of harmless messages. */
export async function heardIn({
  writer,
  phrases,
}: PhraseSet): Promise<{ rows: Heard[]; findings: string[] }> {
  const vectors = await encoded(phrases.flatMap(({ text }) => partsInDoubt(text)));
  const meaningOf = (part: string) => vectors.get(part) ?? null;
  const hasCard = (text: string): boolean => dangerIn(text, meaningOf) !== null;
  const mayBe = (text: string): boolean => mayBeInDanger(text, meaningOf);
  const danger = phrases.filter(({ isDanger }) => isDanger);
  const harmless = phrases.filter(({ isDanger }) => !isDanger);
  const row = (what: string, of: readonly DangerPhrase[], counts: (text: string) => boolean): Heard => ({
    what: `${what}, ${writer}`,
    part: of.filter(({ text }) => counts(text)).length,
    whole: of.length,
  });
  return {
    rows: [
      row('Danger heard: card', danger, hasCard),
      row('Danger heard: card or check-in', danger, (text) => hasCard(text) || mayBe(text)),
      row('False alarms: card', harmless, hasCard),
      row('False alarms: check-in', harmless, (text) => !hasCard(text) && mayBe(text)),
    ],
    findings: [
      ...danger.filter(({ text }) => !hasCard(text)).map(({ text }) => `danger without a card: ${text}`),
      ...harmless.filter(({ text }) => hasCard(text)).map(({ text }) => `false alarm: ${text}`),
    ],
  };
}
