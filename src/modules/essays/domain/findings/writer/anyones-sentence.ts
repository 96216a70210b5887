import { inManyEssays } from '../../learned/likeness.js';
import { type Finding } from '../../reading/finding.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { isAbstract, isCapitalized } from '../../reading/word-kinds.js';
import { type Sentence, type Span } from '../../text/manuscript.js';
import { stem } from '../../text/stem.js';
import { EVERYDAY_WORDS } from '../../word-lists/everyday-words.js';
import { type EssayToJudge } from '../essay-to-judge.js';
import { found } from '../found.js';
import { type FindingKind } from '../kinds.js';
import { clausesOf } from '../clauses.js';
import { beginning, isIn, overlaps, placesOf } from '../places.js';

/** In an essay of worn phrases the next one is likelier than in a fresh one. */
const SURE = { among: 0.75, alone: 0.88, fewest: 2, atAnEdge: 0.65, clause: 0.97 };
const EDGE = 2;
const SHORTEST = 4;
const MOST_TO_SEE = 1;
const VERY_SURE = 0.95;
const MOST_TO_SEE_WHEN_SURE = 2;
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
  const isFree = (place: Span): boolean => !overlaps(place, taken);
  const places = essay.told
    .filter(({ sentence }) => !overlaps(essay.manuscript.paragraphs[sentence.paragraph] ?? sentence, listed))
    .flatMap((facts) => {
      const isWhole =
        couldBeAnyones(
          withoutColleges(essay, facts),
          inManyEssays(facts),
          isAtAnEdge(essay, facts) ? SURE.atAnEdge : sure,
        ) && !goesOn(essay, facts);
      if (isWhole && isFree(facts.sentence)) return beginning(facts.sentence, WORDS_SHOWN);
      if (!isFree(facts.sentence)) return [];
      return clausesOf(essay, facts)
        .filter((clause) => couldBeAnyones(withoutColleges(essay, clause), inManyEssays(clause), SURE.clause))
        .filter(
          (clause) =>
            !goesOn(essay, { ...clause, sentence: { ...clause.sentence, index: facts.sentence.index } }),
        )
        .flatMap(({ sentence }) => beginning(sentence, WORDS_SHOWN));
    });
  return found('anyones-sentence', places.slice(0, MOST_SHOWN));
}

/** Essays open and close with what many have written more often than they go on with it. */
const isAtAnEdge = ({ manuscript }: EssayToJudge, { sentence }: SentenceFacts): boolean =>
  sentence.index < EDGE || sentence.index >= manuscript.sentences.length - EDGE;

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
  facts.concrete <= (likeness >= VERY_SURE ? MOST_TO_SEE_WHEN_SURE : MOST_TO_SEE) &&
  facts.names === 0 &&
  facts.numbers === 0 &&
  !facts.hasSpeech &&
  !isOwnThought(facts);

/** The name of the college says nothing: the next one has a name too. */
function withoutColleges({ mentions, manuscript }: EssayToJudge, facts: SentenceFacts): SentenceFacts {
  const inside = mentions.filter((mention) => isIn(mention, facts.sentence));
  const ofColleges = manuscript.words.filter(
    ({ start, text }) => isCapitalized(text) && inside.some((mention) => isIn({ start }, mention)),
  ).length;
  return ofColleges === 0 ? facts : { ...facts, names: Math.max(0, facts.names - ofColleges) };
}

/** A thought that turns or doubts is the writer's own, however plain its words are. */
const isOwnThought = ({ isThinking, isTurn, isDoubt }: SentenceFacts): boolean =>
  isThinking && (isTurn || isDoubt);
