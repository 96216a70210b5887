import { type FindingKind } from '../findings/kinds.js';
import { isIn } from '../findings/places.js';
import { type EssayToJudge } from '../findings/essay-to-judge.js';
import { rolesBySentence } from '../findings/shape/resume-list.js';
import { type Finding } from '../reading/finding.js';
import { type SentenceFacts } from '../reading/measures.js';

/** A sentence with one of these is not praised. */
const SPOILS: ReadonlySet<string> = new Set<FindingKind>([
  'trait-claim',
  'vague-impact',
  'resume-list',
  'wrong-college',
  'two-colleges',
  'placeholder',
  'chat-leftover',
  'instruction',
  'putdown',
  'savior',
  'blame',
  'platitude',
  'cliche',
  'interchangeable',
  'sweeping',
  'formula-ending',
  'hopeful-ending',
  'telling',
  'vague',
  'bragging',
  'abstract-run',
  'personal-data',
  'announced',
]);
const FEWEST_WORDS = 4;
const ROLES_OF_A_LIST = 2;

/** The student's own sentences that no finding spoils. */
export function clearSentences(essay: EssayToJudge, findings: readonly Finding[]): SentenceFacts[] {
  const roles = rolesBySentence(essay);
  const spoiled = findings
    .filter(({ kind }) => SPOILS.has(kind) || kind.startsWith('opening-'))
    .flatMap(({ anchors }) => anchors);

  return essay.told.filter(
    (one) =>
      !essay.generic.includes(one) &&
      one.sentence.words.length >= FEWEST_WORDS &&
      !spoiled.some((hit) => isIn(hit, one.sentence)) &&
      (roles[one.sentence.index] ?? 0) < ROLES_OF_A_LIST,
  );
}
