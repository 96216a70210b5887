import { phrase } from '../../../../domain/figures/figure.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type Answerer } from '../../answerer.js';
import { chanceInSentence, chancesBlock } from '../../chance-words.js';
import { admitRatesOnly } from '../overview/admit-rates-only.js';
import { chancesOverview } from '../overview/chances-overview.js';
import { failed } from '../failed.js';

const NOBODY_CAN = 'No one can promise that, yes or no.';

/** A yes or a no is never given; the range is. */
export const verdict: Answerer = async (asked, tools) => {
  const college = asked.colleges[0]?.id ?? asked.state.focus[0];
  if (college === undefined) return chancesOverview(asked, tools);
  if (!asked.student.enoughToEstimate) return admitRatesOnly(asked, tools);
  const found = await tools.use('college_chance', { colleges: [college] });
  if (!found.ok) return failed(found.words);
  const reply = new ReplyWriter();
  for (const { college: at, chance, admitsSeparately } of found.data) {
    if (chance === null)
      reply.say(
        `${NOBODY_CAN} ${at.name} ${admitsSeparately === true ? 'admits to your major separately and publishes no rate for it' : 'reports too little even for an estimate'}.`,
      );
    else
      reply
        .say(phrase`${NOBODY_CAN} What the data says about ${at.name} is ${chanceInSentence(chance)}.`)
        .block(chancesBlock([{ college: at, chance }]));
  }
  reply.say(
    'It can’t see your essays or recommendations, which readers weigh too.',
    'Whatever comes, a list with two safeties you like keeps you covered. Want to check yours?',
  );
  return { reply: reply.offer('Is my list balanced?', 'What would help most there?', 'Why?').done() };
};
