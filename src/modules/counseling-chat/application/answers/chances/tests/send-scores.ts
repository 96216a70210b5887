import { phrase, type Said } from '../../../../domain/figures/figure.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type CollegeChance } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { chanceInSentence, chancesBlock } from '../../chance-words.js';
import { admitRatesOnly } from '../overview/admit-rates-only.js';
import { failed, whichCollege } from '../failed.js';
import { CHECK_THE_PAGE } from './policy-at.js';

/** Send the score or keep it: what the estimate says, beside the college’s policy. */
export async function sendScores(
  asked: Asked,
  colleges: readonly number[],
  tools: TurnTools,
): Promise<Answer> {
  if (!asked.student.enoughToEstimate && asked.colleges.length > 0) return admitRatesOnly(asked, tools);
  const found = await tools.use('college_chance', { colleges: colleges.slice(0, 1) });
  if (!found.ok) return failed(found.words);
  const [at] = found.data;
  if (at === undefined) return whichCollege(asked);
  const reply = new ReplyWriter().say(adviceFor(asked, at), policyOf(at));
  if (at.chance !== null)
    reply
      .say(phrase`${stands(asked)} at ${at.college.name}: ${chanceInSentence(at.chance)}.`)
      .block(chancesBlock([at]));
  reply.say(
    CHECK_THE_PAGE,
    asked.student.hasTest ? 'Want to see it with a higher score?' : 'Want to see it with a score?',
  );
  return {
    reply: reply
      .offer('What if I get a 1400?', 'What if I don’t send scores?', 'What would help most there?')
      .done(),
  };
}

const stands = ({ student }: Asked): string =>
  student.hasTest ? 'Your chance' : 'Without a score, your chance';

function policyOf({ college, testPolicy, admitRate }: CollegeChance): Said {
  const term = `in ${admitRate.year}`;
  switch (testPolicy) {
    case 'optional':
      return `${college.name} was test-optional ${term}.`;
    case 'required':
      return `${college.name} required scores ${term}.`;
    case 'recommended':
      return `${college.name} recommended scores ${term}.`;
    case 'not-considered':
      return `${college.name} didn’t consider scores ${term}, even if sent.`;
    default:
      return `${college.name} didn’t report its test policy.`;
  }
}

function adviceFor({ student }: Asked, { submitAdvice, testPolicy }: CollegeChance): Said {
  if (testPolicy === 'not-considered') return 'It makes no difference there.';
  if (testPolicy === 'required') return 'There, a score is part of the application.';
  if (submitAdvice === 'submit') return 'I’d send it: your score lifts the estimate there.';
  if (submitAdvice === 'withhold')
    return 'I’d keep it back there: your application looks stronger without it.';
  return student.hasTest
    ? 'Sending your score or keeping it makes little difference there.'
    : 'Leaving scores out costs little there.';
}
