import { type Figure, phrase } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type CollegeFacts } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { asking } from '../../asking.js';
import { failed } from '../failed.js';
import { FIRST_ANSWER_CHIPS, firstQuestion } from './without-estimate.js';

/** For a student with neither grades nor scores: how open the colleges are to everyone. */
export async function admitRatesOnly(asked: Asked, tools: TurnTools): Promise<Answer> {
  const colleges = asked.colleges.map(({ id }) => id);
  const found = await tools.use('college_facts', { colleges, about: ['admitRate'] });
  if (!found.ok) return failed(found.words);
  const question = firstQuestion(asked);
  const reply = new ReplyWriter(question === null ? 'answer' : 'question');
  const rows = found.data.map((facts) => ({ facts, rate: admitRateIn(facts) }));
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0)
    reply.say(
      phrase`${only.facts.college.name} admitted ${rateWords(only.rate)}.`,
      'That isn’t your own chance.',
    );
  else
    reply.rows(
      'How open they are to everyone, which isn’t your own chance:',
      rows.map(({ facts, rate }) => phrase`${facts.college.name}: ${rateWords(rate)}`),
    );
  reply.say('Your grades would give you a range of your own.', question ?? '');
  reply.offer(...FIRST_ANSWER_CHIPS, 'What would it cost me?');
  return { reply: reply.done(), ...(question !== null && { state: asking(asked, 'gpa') }) };
}

export const admitRateIn = ({ facts }: CollegeFacts): Figure | undefined =>
  facts.find(({ key }) => key === 'admitRate')?.figures[0];

const rateWords = (rate: Figure | undefined) =>
  rate === undefined || rate.value === null
    ? phrase`a share of applicants that it doesn’t report`
    : phrase`${printed(rate)} of everyone who applied (${rate.year})`;
