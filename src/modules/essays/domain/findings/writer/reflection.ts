import { type Finding } from '../../reading/finding.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { type Sentence } from '../../text/manuscript.js';
import { found } from '../found.js';
import { type FindingKind } from '../kinds.js';
import { beginning, isIn, overlaps } from '../places.js';
import { platitudeHits } from '../words/platitudes.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const SHORTEST_STORY = 110;
/** A story this long with no more thought than a lesson anyone could write. */
const SHORTEST_WITH_ONLY_A_LESSON = 150;
/** A turn in a sentence full of things is a turn of the story, not of the mind. */
const THINGS_OF_A_SCENE = 5;

/** A story in which much happens and little is thought. */
export function noReflection(essay: EssayToJudge): Finding[] {
  const { told, measures, manuscript, isStory } = essay;
  if (!isStory || measures.n < SHORTEST_STORY) return [];

  const lessons = platitudeHits(essay);
  const holdsLesson = ({ sentence }: SentenceFacts): boolean => lessons.some((hit) => isIn(hit, sentence));
  const thoughts = told.filter((one) => one.isThinking && !holdsLesson(one)).length;
  const inward = told.filter(isInward).length;

  const plain = told.filter((one) => isPlainThought(one) && !holdsLesson(one)).length;
  const noThought = measures.thinking === 0 && inward <= 1 && plain === 0;
  const onlyLesson =
    thoughts === 0 && measures.thinking <= 1 && inward === 0 && measures.n >= SHORTEST_WITH_ONLY_A_LESSON;
  return noThought || onlyLesson ? found('no-reflection', beginning(manuscript.sentences.at(-1))) : [];
}

/** Simple English thinks in these words; a lesson said in them is still a lesson. */
const PLAIN_THOUGHT = /\bi (?:think|thought|believe|believed) \p{L}+/iu;

const isPlainThought = ({ sentence }: SentenceFacts): boolean => PLAIN_THOUGHT.test(sentence.text);

/** So few thoughts of the writer's own, and so many phrases in their place. */
const THIN = { shortest: 200, mostThoughts: 3, fewestPhrases: 7 };
const PHRASES: ReadonlySet<string> = new Set<FindingKind>([
  'cliche',
  'platitude',
  'telling',
  'formula-ending',
  'hopeful-ending',
  'vague',
  'trait-claim',
  'abstract-run',
  'anyones-sentence',
  'sweeping',
  'vague-impact',
]);
/** "I did not know the word" is about the word. */
const ABOUT_A_FACT = /\bi (?:did not|didn't) know (?:the|any|how to|where)\b/iu;

/** A moment is shown, and what the writer made of it is left to phrases anyone could write. */
export function thinReflection(essay: EssayToJudge, findings: readonly Finding[]): Finding[] {
  const { told, measures, isShort, isAboutCollege, brief } = essay;
  if (isShort || isAboutCollege || brief.family === 'context' || measures.n < THIN.shortest) return [];
  if (findings.some(({ kind }) => kind === 'no-reflection')) return [];

  const worn = findings.filter(({ kind }) => PHRASES.has(kind)).flatMap(({ anchors }) => anchors);
  const thoughts = told.filter(
    ({ sentence, isThinking, isDoubt }) =>
      (isThinking || isDoubt) && !ABOUT_A_FACT.test(sentence.text) && !overlaps(sentence, worn),
  );
  const isThin = thoughts.length <= THIN.mostThoughts && worn.length >= THIN.fewestPhrases;
  return isThin ? found('thin-reflection', beginning(endOfTheMoment(essay), WORDS_OF_THE_MOMENT)) : [];
}

const WORDS_OF_THE_MOMENT = 12;

/** The last sentence to see in the paragraph that shows most. */
function endOfTheMoment({ told, manuscript }: EssayToJudge): Sentence | undefined {
  const anchored = (paragraph: number) =>
    told.filter(
      ({ sentence, isAnchored, firstPerson }) =>
        isAnchored && firstPerson > 0 && sentence.paragraph === paragraph,
    );
  const most = manuscript.paragraphs.toSorted(
    (a, b) => anchored(b.index).length - anchored(a.index).length,
  )[0];
  return most && anchored(most.index).at(-1)?.sentence;
}

const isInward = ({ firstPerson, isDoubt, isTurn, concrete }: SentenceFacts): boolean =>
  firstPerson > 0 && (isDoubt || (isTurn && concrete < THINGS_OF_A_SCENE));
