import { type Finding } from '../reading/finding.js';
import { type SentenceFacts } from '../reading/measures.js';
import { found } from './found.js';
import { beginning, isIn } from './places.js';
import { platitudeHits } from './platitudes.js';
import { type EssayToJudge } from './essay-to-judge.js';

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

const isInward = ({ firstPerson, isDoubt, isTurn, concrete }: SentenceFacts): boolean =>
  firstPerson > 0 && (isDoubt || (isTurn && concrete < THINGS_OF_A_SCENE));
