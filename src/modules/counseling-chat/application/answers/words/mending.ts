import { type Intent } from '../../../domain/intents/intent.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answerer } from '../answerer.js';
import { plainMessage, wording } from './plain-message.js';

const ABOUT_A_CHANCE =
  'In plain words: the range is where your chance most likely lies, and the one number in it is the best guess. Reach means hard to get into, target means open, safety means nearly sure.';
const ABOUT_A_PRICE =
  'In plain words: the price after aid is what a family like yours pays for one year, once grants you never pay back are taken off.';
const ABOUT_A_LIST =
  'In plain words: a sturdy list has a few hard colleges, more that are open, and at least two you’re nearly sure of and can pay for.';
const ABOUT_AID =
  'In plain words: grants are gifts, work-study is a job, and loans must be paid back. One free form, the FAFSA, asks for all three.';

const SIMPLER: Partial<Record<Intent, string>> = {
  chance_at: ABOUT_A_CHANCE,
  chances_overview: ABOUT_A_CHANCE,
  why_chance: ABOUT_A_CHANCE,
  what_if: ABOUT_A_CHANCE,
  improve_chances: ABOUT_A_CHANCE,
  verdict: ABOUT_A_CHANCE,
  net_price: ABOUT_A_PRICE,
  cheapest: ABOUT_A_PRICE,
  compare: ABOUT_A_PRICE,
  safety_schools: ABOUT_A_LIST,
  recommend: ABOUT_A_LIST,
  my_list: ABOUT_A_LIST,
  list_balance: ABOUT_A_LIST,
  aid_basics: ABOUT_AID,
  scholarships: ABOUT_AID,
};

/** The same in plainer words; the part that is still unclear is asked for. */
export const repeat: Answerer = ({ state }) => {
  const simpler = state.topic === null ? undefined : SIMPLER[state.topic];
  const reply = new ReplyWriter().say(
    simpler ?? 'Sorry, I said that in a hard way. Let’s take it step by step.',
  );
  return Promise.resolve({
    reply: reply
      .say('Which part should I explain more?')
      .offer('What is a reach?', 'What is net price?', 'Where do you get your data?')
      .done(),
  });
};

const SORRY = [
  'Sorry about that. Thank you for saying so.',
  'I’m sorry, I got that wrong.',
  'Fair point, and sorry.',
];
const ABOUT_A_NUMBER = /\b(?:number|figure|off|data|price|percent|rate|date|wrong about)\b/u;
const ABOUT_A_COLLEGE = /\bwrong (?:college|school|one|university)\b|\bnot that (?:college|school|one)\b/u;

export const complaint: Answerer = (asked) => {
  const plain = plainMessage(asked);
  const reply = new ReplyWriter('question').say(wording(asked, SORRY));
  if (ABOUT_A_COLLEGE.test(plain)) reply.say('Which college did you mean? Its state helps me find it.');
  else if (ABOUT_A_NUMBER.test(plain))
    reply.say(
      'Each figure has its source and year, and a college’s own page may be newer. Which one looks off?',
    );
  else reply.say('What did you need: a chance, a price, a date, or something else?');
  return Promise.resolve({
    reply: reply
      .offer('Calculate admission chances', 'Where do you get your data?', 'Can I talk to a real counselor?')
      .done(),
  });
};
