import { topicCalled } from '../../../../domain/knowledge/advice/topics.js';
import { normalize } from '../../../../domain/language/normalize.js';
import { phrase, type Said } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type DeadlineRow, type MissingAnswer, type MissingAnswers } from '../../../tools/tool-results.js';
import { type Answerer, type Asked } from '../../answerer.js';
import { effectWords } from '../overview/missing-in-brief.js';
import { answerOnTopic } from '../../words/topic-answers.js';
import { DATE_NOTES } from '../../lists/deadlines/date-notes.js';

const TO_DO: Readonly<Record<MissingAnswer['answer'], string>> = {
  grades: 'add your GPA',
  test: 'add an SAT or ACT score, if you have one',
  rigor: 'add your advanced courses',
  activities: 'add your activities and awards',
  residency: 'add your home state',
  income: 'add your household income range',
  major: 'choose a major',
  settings: 'choose the settings you like',
  regions: 'choose the regions you like',
  sizes: 'choose the sizes you like',
  ownership: 'say if you’d like public or private',
};

const THIS_YEAR = /\bthis (?:school )?year\b|\bthis (?:semester|grade)\b/;
/** Topics with a plan for the year. */
const PLANS: Readonly<Record<string, string>> = {
  '9th': 'freshman-thinking-of-college',
  '10th': 'sophomore-year-plan',
  '11th': 'simple-junior-plan',
  '12th': 'senior-fall-time-plan',
};

/** One thing to do now: the answer that changes most, and the nearest date. */
export const nextStep: Answerer = async (asked, tools) => {
  const plan = asked.student.gradeLevel === null ? undefined : PLANS[asked.student.gradeLevel];
  if (plan !== undefined && THIS_YEAR.test(normalize(asked.message).plain))
    return answerOnTopic(topicCalled(plan));
  const missing = await tools.use('missing_answers', {});
  const dates = await tools.use('deadlines', {});
  const [best] = missing.ok ? missing.data.steps : [];
  const reply = new ReplyWriter();
  if (missing.ok && best !== undefined) {
    reply.say(`Next: ${TO_DO[best.answer]}.`, effectOf(best, missing.data));
    reply.action({ type: 'open', href: best.href, label: labelOf(best) });
    reply.block({ type: 'steps', rows: [{ words: labelOf(best), href: best.href }] });
  } else reply.say('Your profile has all I can use.', withoutMissing(asked));
  reply.say(...dateWords(dates.ok ? dates.data : []), questionOf(asked, best));
  return { reply: reply.offer('What would help most?', 'Is my list balanced?', 'Essay help').done() };
};

function effectOf(step: MissingAnswer, all: MissingAnswers): Said {
  const { answer, effect, colleges, points } = step;
  if (!all.enoughToEstimate)
    return answer === 'grades' || answer === 'test'
      ? 'It gives you ranges of your own.'
      : 'It counts once you add a GPA or a test score.';
  if (effect === 'narrows-ranges') return effectWords('It', step, all);
  if (effect === 'moves-estimates')
    return phrase`It would change ${printed(colleges)} estimates, by about ${printed(points)} each.`;
  return 'It lets your matches fit you better.';
}

/** With everything entered, what to do depends on the list and the grade. */
function withoutMissing({ student }: Asked): string {
  if (student.savedColleges.length === 0)
    return 'Next: save two or three colleges you could see yourself at.';
  switch (student.gradeLevel) {
    case '12th':
      return student.essays === 0
        ? 'Next: start your personal statement, even with five plain sentences.'
        : 'Next: finish one essay and send it for review.';
    case '11th':
      return 'Next: check that your list has two safeties you’d be glad to attend.';
    default:
      return 'Next: keep your grades steady, and go deeper in one activity you like.';
  }
}

const dateWords = (dates: readonly DeadlineRow[]): Said[] => {
  const next = dates.find(({ isOwn }) => isOwn);
  if (next === undefined) return [];
  const where = next.college === null ? next.round : `${next.college.name}, ${next.round}`;
  return [phrase`Your next date is ${printed(next.date)} for ${where} (${DATE_NOTES[next.is]}).`];
};

function questionOf({ student }: Asked, best: MissingAnswer | undefined): string {
  if (best?.answer === 'grades') return 'You can also just tell me: what’s your GPA?';
  if (best?.answer === 'test') return 'You can also just tell me: have you taken the SAT or ACT?';
  return student.savedColleges.length === 0
    ? 'Shall I suggest a few colleges?'
    : 'Shall I look at your list with you?';
}

const labelOf = ({ answer }: MissingAnswer): string => {
  const words = TO_DO[answer].split(',')[0] ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
};
