import { type Span } from '../../text/manuscript.js';
import { type EssayToJudge } from '../essay-to-judge.js';

/** Phrases that are worn in passing and fine where the essay is about them, with the words of such an essay. */
const SUBJECTS: readonly (readonly [phrase: RegExp, words: RegExp])[] = [
  [
    /\btime management\b/i,
    /\b(?:hours?|minutes?|schedules?|calendars?|clock|planner|alarm|weeks?|deadlines?)\b/i,
  ],
  [/\bleadership\b/i, /\b(?:lead|led|leads|captain|president|crew|squad|section|meetings?|vote[sd]?)\b/i],
  [
    /\b(?:hard work|work ethic)\b/i,
    /\b(?:shifts?|job|boss|paycheck|overtime|wages?|foreman|hired|fields?|factory)\b/i,
  ],
  [
    /\b(?:teamwork|communication skills)\b/i,
    /\b(?:passed|signals?|called|shouted|huddle|radio|handed|listened)\b/i,
  ],
];
const SENTENCES_OF_A_SUBJECT = 4;

/** The essay shows in several sentences what the phrase only names. */
export function isTheSubject({ told, text }: EssayToJudge, { start, end }: Span): boolean {
  const said = text.slice(start, end);
  const words = SUBJECTS.find(([phrase]) => phrase.test(said))?.[1];
  if (words === undefined) return false;
  return (
    told.filter(({ isAnchored, sentence }) => isAnchored && words.test(sentence.text)).length >=
    SENTENCES_OF_A_SUBJECT
  );
}
