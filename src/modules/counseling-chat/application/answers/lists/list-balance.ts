import { joined, phrase, type Phrase } from '../../../domain/figures/figure.js';
import { printed } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { ownFigure } from '../../../domain/figures/own-figures.js';
import { type ListBalance } from '../../tools/tool-results.js';
import { type Answerer } from '../answerer.js';
import { balanceOfTalk } from './balance-of-talk.js';
import { emptyList } from './my-list.js';
import { MY_LIST } from './my-list-page.js';
import { capitalized, countedCategory, countOf } from './words.js';

type Gap = ListBalance['gaps'][number];

/** What would help most, never a scolding. */
const GAP_WORDS: Readonly<Record<Gap, string>> = {
  'no-colleges': '',
  'no-safety':
    'None is a safety yet: a college that would almost surely take you and that you can pay for. One or two of those would make it sturdy.',
  'none-affordable':
    'None of them fits your budget at an average price. One that does would take pressure off the spring.',
  'one-safety': 'One more safety you’d be glad to attend would make it sturdy.',
  'mostly-reaches':
    'Most of it is reaches. Two or three targets would give you more likely choices in spring.',
  'no-target': 'A couple of targets in between would round it out.',
  'few-colleges':
    'It’s a good mix. Most students end up with eight to twelve, so there is room for a few more.',
  'many-colleges': 'It’s long: every application is essays and fees. Keep the ones you’d really attend.',
};
const ALL_WELL = 'That is a sturdy list. Now it’s about the ones you’d be glad to attend.';

const WHAT_TO_CUT = /\b(?:cut|drop|take off|remove|get rid of|too (?:many|long))\b/iu;
const CUT_WORDS =
  'To shorten it, take off what you wouldn’t attend if it said yes, then the reaches you know least about. Keep each safety you like, and keep a dream if the rest of the list holds.';

const HOW_MANY =
  /\bhow many\b|\bapply(?:ing)? to (?:like |about )?(?:\d+|so many|that many)\b|\btoo many\b/iu;
const HOW_MANY_WORDS =
  'Most students do well with eight to twelve: two or three reaches, more targets, and two safeties they’d be glad to attend. Each one more is essays and a fee.';

export const answerListBalance: Answerer = async (asked, tools) => {
  const { student, message } = asked;
  const balance = await tools.use('list_balance', {});
  if (!balance.ok)
    return { reply: new ReplyWriter().say(balance.words).offer('What should I do next?').done() };
  const [gap] = balance.data.gaps;
  const howMany = HOW_MANY.test(message) ? HOW_MANY_WORDS : '';
  if (gap === 'no-colleges')
    return (howMany === '' ? await balanceOfTalk(asked, tools) : null) ?? { reply: emptyList(howMany) };
  const { counts, reallySafe } = balance.data;
  const reply = new ReplyWriter().say(
    phrase`${capitalized(countedCategory(counts.reach, 'reach'))}, ${countedCategory(counts.target, 'target')}, ${countedCategory(counts.safety, 'safety')}.`,
    notAllSafe(balance.data),
    gap === undefined ? ALL_WELL : GAP_WORDS[gap],
  );
  if (howMany !== '') reply.say(howMany);
  else if (WHAT_TO_CUT.test(message)) reply.say(CUT_WORDS);
  reply.say(affordableWords(balance.data, student.budget));
  const needsSafety = reallySafe.value === 0 || gap === 'one-safety';
  return {
    reply: reply
      .say(needsSafety ? 'Shall I find one that fits you?' : 'Want to compare what they cost you?')
      .action(MY_LIST)
      .offer('Find one more safety', 'Show me targets', 'Compare price and chance', 'What is on my list?')
      .done(),
  };
};

/** A college may be called a safety and still not be one. */
function notAllSafe({ counts, reallySafe }: ListBalance): Phrase {
  if (Number(counts.safety.value) <= Number(reallySafe.value)) return phrase``;
  return reallySafe.value === 0
    ? phrase`What stands under Safety isn’t sure to take you, or costs more than you can plan for.`
    : phrase`Of those under Safety, ${countOf(reallySafe)} would almost surely take you and fits what you can pay.`;
}

function affordableWords({ affordable }: ListBalance, budget: number | null): Phrase {
  if (affordable === null || budget === null) return phrase``;
  const fits = affordable.value === 1 ? 'fits' : 'fit';
  const limit = printed(ownFigure('budget', budget, 'dollars'));
  return joined([capitalized(countOf(affordable)), phrase` ${fits} your ${limit} a year.`]);
}
