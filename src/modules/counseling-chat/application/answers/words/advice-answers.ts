import { ACTIVITIES_ADVICE } from '../../../domain/knowledge/advice/activities.js';
import { type Advice, adviceOn } from '../../../domain/knowledge/advice/advice.js';
import { BAD_NEWS_ADVICE } from '../../../domain/knowledge/advice/bad-news.js';
import { COURSES_ADVICE } from '../../../domain/knowledge/advice/courses.js';
import { PATHWAYS_ADVICE } from '../../../domain/knowledge/advice/pathways.js';
import { RECOMMENDERS_ADVICE } from '../../../domain/knowledge/advice/recommenders.js';
import { SCHOLARSHIPS_ADVICE } from '../../../domain/knowledge/advice/scholarships.js';
import { SPECIAL_SITUATIONS_ADVICE } from '../../../domain/knowledge/advice/special-situations.js';
import { withSentence } from '../../../domain/replies/added-words.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { answerUnclear } from '../unclear.js';
import { plainMessage } from './plain-message.js';
import { sayText } from './say-text.js';

export const coursesAdvice: Answerer = (asked) => Promise.resolve(advised(asked, COURSES_ADVICE));
export const recommenders: Answerer = (asked) => Promise.resolve(advised(asked, RECOMMENDERS_ADVICE));
export const activitiesAdvice: Answerer = (asked) => Promise.resolve(advised(asked, ACTIVITIES_ADVICE));

/** Whatever is asked of these, the word behind it is looked up too, for the source. */
export const pathways: Answerer = async (asked, tools) => {
  await tools.use('explain_term', {
    term: /transfer/u.test(plainMessage(asked)) ? 'transfer' : 'community college',
  });
  return advised(asked, PATHWAYS_ADVICE);
};

export const specialSituation: Answerer = async (asked, tools) => {
  const advice = adviceOn(plainMessage(asked), SPECIAL_SITUATIONS_ADVICE);
  if (advice.about === null && !TELLS_A_SITUATION.test(plainMessage(asked)))
    return answerUnclear(asked, tools);
  await tools.use('aid_basics', { topic: 'special' });
  return inWords(advice);
};

const TELLS_A_SITUATION =
  /\b(?:situation|special|unusual|different|complicated|suspen\w*|expel\w*|report)\b/u;

export const scholarships: Answerer = async (asked, tools) => {
  await tools.use('aid_basics', { topic: 'scholarships' });
  const [named] = asked.colleges;
  if (named === undefined) return advised(asked, SCHOLARSHIPS_ADVICE);
  const answer = advised(asked, SCHOLARSHIPS_ADVICE, [`What would ${named.name} cost me?`]);
  const where = `Which scholarships ${named.name} gives, and for what grades, stands on its own page: look there for “merit”.`;
  return { ...answer, reply: withSentence(answer.reply, where) };
};

/** It hurts first; the list is only looked up, so that the next step is close by. */
export const badNews: Answerer = async (asked, tools) => {
  await tools.use('my_list', {});
  return advised(asked, BAD_NEWS_ADVICE);
};

function advised(asked: Asked, list: readonly Advice[], chips: readonly string[] = []): Answer {
  return inWords(adviceOn(plainMessage(asked), list), chips);
}

function inWords(advice: Advice, chips: readonly string[] = []): Answer {
  const reply = sayText(new ReplyWriter(), {
    lines: advice.says,
    figures: advice.figures ?? [],
    citation: advice.from ?? null,
  });
  return {
    reply: reply
      .say(advice.then)
      .offer(...chips, ...advice.chips)
      .done(),
  };
}
