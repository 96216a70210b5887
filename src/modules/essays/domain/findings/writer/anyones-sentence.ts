import { inManyEssays } from '../../learned/in-many-essays.js';
import { type Finding } from '../../reading/finding.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { isAbstract } from '../../reading/word-kinds.js';
import { type Sentence } from '../../text/manuscript.js';
import { stem } from '../../text/stem.js';
import { EVERYDAY_WORDS } from '../../word-lists/everyday-words.js';
import { type EssayToJudge } from '../essay-to-judge.js';
import { found } from '../found.js';
import { type FindingKind } from '../kinds.js';
import { beginning, overlaps, placesOf } from '../places.js';

/** In an essay of worn phrases the next one is likelier than in a fresh one. */
const SURE = { among: 0.85, alone: 0.95, fewest: 2 };
const SHORTEST = 4;
const MOST_TO_SEE = 1;
const MOST_SHOWN = 6;
const WORDS_SHOWN = 12;

const WORN: ReadonlySet<string> = new Set<FindingKind>([
  'cliche',
  'platitude',
  'telling',
  'vague',
  'vague-impact',
  'trait-claim',
  'abstract-run',
  'formula-ending',
  'hopeful-ending',
  'interchangeable',
  'sweeping',
]);
/** Their quote only shows where the essay begins or ends. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set<FindingKind>([
  'no-reflection',
  'no-scene',
  'off-prompt',
  'no-particulars',
  'short-of-room',
  'under-minimum',
  'over-limit',
  'one-block',
  'long-paragraph',
]);

/** A slip says nothing about what a sentence tells. */
const isOfItsPlace = ({ kind, category }: Finding): boolean =>
  kind === 'inflated' || (category !== 'GRAMMAR_STYLE' && !OF_THE_WHOLE.has(kind));

/** Whole sentences that many students write, where no remark stands yet. */
export function anyonesSentences(essay: EssayToJudge, findings: readonly Finding[]): Finding[] {
  const taken = placesOf(findings.filter(isOfItsPlace));
  const listed = placesOf(findings.filter(({ kind }) => kind === 'resume-list'));
  const worn = placesOf(findings.filter(({ kind }) => WORN.has(kind)));
  const sure = worn.length >= SURE.fewest ? SURE.among : SURE.alone;
  const places = essay.told
    .filter((facts) => couldBeAnyones(facts, inManyEssays(facts), sure))
    .filter(({ sentence }) => !overlaps(sentence, taken))
    .filter(({ sentence }) => !overlaps(essay.manuscript.paragraphs[sentence.paragraph] ?? sentence, listed))
    .filter((facts) => !goesOn(essay, facts))
    .flatMap(({ sentence }) => beginning(sentence, WORDS_SHOWN));
  return found('anyones-sentence', places.slice(0, MOST_SHOWN));
}

/** It speaks of things that another sentence shows. */
function goesOn({ told }: EssayToJudge, { sentence }: SentenceFacts): boolean {
  const own = storyWords(sentence);
  return told.some(
    (other) =>
      other.sentence.index !== sentence.index &&
      other.isAnchored &&
      [...storyWords(other.sentence)].some((word) => own.has(word)),
  );
}

const storyWords = ({ words }: Sentence): ReadonlySet<string> =>
  new Set(
    words
      .filter(({ lower }) => lower.length > 3 && !EVERYDAY_WORDS.has(lower) && !isAbstract(lower))
      .map(({ lower }) => stem(lower)),
  );

/** What names, counts, quotes or shows something is somebody's own, whatever its words are. */
export const couldBeAnyones = (facts: SentenceFacts, likeness: number, sure: number): boolean =>
  likeness >= sure &&
  facts.sentence.words.length >= SHORTEST &&
  facts.concrete <= MOST_TO_SEE &&
  facts.names === 0 &&
  facts.numbers === 0 &&
  !facts.hasSpeech &&
  !isOwnThought(facts);

/** A thought that turns or doubts is the writer's own, however plain its words are. */
const isOwnThought = ({ isThinking, isTurn, isDoubt }: SentenceFacts): boolean =>
  isThinking && (isTurn || isDoubt);
