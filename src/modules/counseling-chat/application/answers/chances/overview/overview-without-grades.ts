import { phrase, type Phrase, type Said } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type CollegeFacts, type MissingAnswers } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { asking } from '../../asking.js';
import { valueOf } from '../../chance-words.js';
import { admitRateIn } from './admit-rates-only.js';
import { HARD_FOR_ALL } from '../at-college/chance-opener.js';
import { FIRST_ANSWER_CHIPS, firstQuestion } from './without-estimate.js';

/** Arizona State, Ohio State, Harvard: open, in the middle, and closed to almost everyone. */
const EXAMPLES = [104151, 204796, 166027];

export async function overviewWithoutGrades(asked: Asked, tools: TurnTools): Promise<Answer> {
  const missing = await tools.use('missing_answers', {});
  const examples = await tools.use('college_facts', { colleges: EXAMPLES, about: ['admitRate'] });
  const question = firstQuestion(asked);
  const reply = new ReplyWriter(question === null ? 'answer' : 'question').say(
    'I can’t give you a range of your own yet, because I don’t know your grades.',
    missing.ok ? gpaWords(missing.data) : '',
  );
  if (examples.ok)
    reply.rows(
      'Until then, this is how open three colleges are to everyone. It isn’t your chance:',
      examples.data.map(exampleRow),
    );
  if (question !== null) reply.say(question);
  reply.offer(...FIRST_ANSWER_CHIPS, 'Why does my state matter?');
  return { reply: reply.done(), ...(question !== null && { state: asking(asked, 'gpa') }) };
}

function gpaWords({ steps, collegesLookedAt }: MissingAnswers): Said {
  const gpa = steps.find(({ answer }) => answer === 'grades');
  if (gpa === undefined || valueOf(gpa.colleges) === 0) return '';
  const isAll = valueOf(gpa.colleges) === valueOf(collegesLookedAt);
  const where: Phrase = isAll
    ? phrase`all ${printed(collegesLookedAt)} colleges I can estimate`
    : phrase`${printed(gpa.colleges)} of the ${printed(collegesLookedAt)} colleges I can estimate`;
  return phrase`Your GPA alone would make ranges about ${printed(gpa.points)} narrower at ${where}.`;
}

function exampleRow(facts: CollegeFacts, place: number): Phrase {
  const rate = admitRateIn(facts);
  if (rate === undefined) return phrase`${facts.college.name}: not reported`;
  const row = phrase`${facts.college.name}: ${printed(rate)}`;
  if (place === 0) return phrase`${row} of applicants got in`;
  return valueOf(rate) < HARD_FOR_ALL ? phrase`${row}, a reach for almost everyone` : row;
}
