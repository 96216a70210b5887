import { phrase } from '../../domain/figures/figure.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import { type TurnTools } from '../tools/turn-tools.js';
import { type Answerer, type Asked } from './answerer.js';

/** Something Wren can do for this student right now: as a part of a sentence, and as the student would ask for it. */
interface Offer {
  readonly words: string;
  readonly chip: string;
}

const OPENERS = ['I’m not sure I got that.', 'I didn’t quite catch that.', 'I’m not certain what you meant.'];
const NEXT_STEP: Offer = { words: 'show your next step', chip: 'What should I do next?' };
const OFFER_A_PERSON_AFTER = 2;

/** Never a dead end: three things that fit this student. */
export const answerUnclear: Answerer = async (asked, tools) => {
  const offers = [await priceOffer(asked, tools), listOffer(asked), NEXT_STEP];
  const [first, second, third] = offers.map(({ words }) => words);
  const opener = OPENERS[asked.variant % OPENERS.length] ?? '';
  const reply = new ReplyWriter('unsure').say(
    opener,
    phrase`I can ${first ?? ''}, ${second ?? ''}, or ${third ?? ''}.`,
  );
  if (asked.state.unsureInARow >= OFFER_A_PERSON_AFTER)
    reply.say('Would you rather ask a person? Your school counselor can help too.');
  else reply.say('Which one helps most?');
  return { reply: reply.offer(...offers.map(({ chip }) => chip)).done() };
};

async function priceOffer({ student }: Asked, tools: TurnTools): Promise<Offer> {
  const list = student.savedColleges.length === 0 ? null : await tools.use('my_list', {});
  const name = (list?.ok === true && list.data.rows[0]?.college.name) || 'Ohio State';
  return { words: `price ${name} for you`, chip: `What would ${name} cost me?` };
}

function listOffer({ student }: Asked): Offer {
  if (!student.enoughToEstimate)
    return { words: 'explain how chances work', chip: 'Calculate admission chances' };
  return student.savedColleges.length === 0
    ? { words: 'find colleges that fit you', chip: 'Recommend colleges' }
    : { words: 'find one more safety', chip: 'Find one more safety' };
}
