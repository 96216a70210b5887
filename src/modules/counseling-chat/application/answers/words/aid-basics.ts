import { AID_IN_SPANISH, type AidTopic } from '../../../domain/knowledge/aid.js';
import { aidTopicOf, asksHowPayingWorks } from '../../../domain/knowledge/aid-topic.js';
import { FEDERAL_STUDENT_AID, type FixedText } from '../../../domain/knowledge/fixed-text.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { answerUnclear } from '../unclear.js';
import { fafsaWords } from './fafsa-date.js';
import { ownPrices, samplePrices, sayPricesOfList } from './own-prices.js';
import { plainMessage } from './plain-message.js';
import { sayText } from './say-text.js';

const CHIPS: Readonly<Record<AidTopic, readonly string[]>> = {
  overview: [
    'What would Ohio State cost?',
    'Grants vs loans',
    'FAFSA step by step',
    'How do I find scholarships?',
  ],
  fafsa: ['What is the CSS Profile?', 'What is the Student Aid Index?', 'How do I find scholarships?'],
  css: ['FAFSA step by step', 'What is demonstrated need?', 'Cheapest colleges for me'],
  grants: ['FAFSA step by step', 'Do I pay loans back?', 'What would it cost me?'],
  loans: ['What is an award letter?', 'Grants vs loans', 'Cheapest colleges for me'],
  'work-study': ['FAFSA step by step', 'Grants vs loans', 'What would it cost me?'],
  scholarships: ['Find safety schools', 'Which colleges give merit aid?', 'FAFSA step by step'],
  sai: ['FAFSA step by step', 'What is demonstrated need?', 'What would it cost me?'],
  appeal: ['What is an award letter?', 'How do I find scholarships?', 'Cheapest colleges for me'],
  changed: ['What is an award letter?', 'FAFSA step by step', 'Can I talk to a real counselor?'],
  siblings: ['What is the CSS Profile?', 'FAFSA step by step', 'What would it cost me?'],
  special: ['FAFSA step by step', 'Can I talk to a real counselor?', 'How do I find scholarships?'],
};
const OFFER_QUESTION = 'Shall I explain how to read an award letter?';
const PRICE_QUESTION = 'Name a college and I’ll show what families pay there after aid.';

const FEES = /\bapp(?:lication)?s? fees?\b|\bfees? to apply\b|\bfee waivers?\b/;

export const aidBasics: Answerer = async (asked, tools) => {
  if (FEES.test(plainMessage(asked))) return fees(tools);
  const topic = aidTopicOf(plainMessage(asked));
  const found = await tools.use('aid_basics', { topic });
  if (!found.ok)
    return {
      reply: new ReplyWriter('unsure')
        .say(found.words)
        .offer(...CHIPS.overview)
        .done(),
    };
  if (topic !== 'overview') return explained(asked, topic, found.data);
  if (!asksHowPayingWorks(plainMessage(asked))) return answerUnclear(asked, tools);
  if (asked.state.language === 'es') return inSpanish(found.data);
  return overview(asked, found.data, tools);
};

async function fees(tools: TurnTools): Promise<Answer> {
  const waiver = await tools.use('explain_term', { term: 'fee waiver' });
  const reply = new ReplyWriter().say(
    'Application fees differ by college: many charge one, many charge none, and each college’s page says which.',
  );
  if (waiver.ok) sayText(reply, { ...waiver.data, lines: waiver.data.lines.slice(0, 1) });
  return {
    reply: reply
      .say('Shall I look for colleges that fit your budget?')
      .offer('Cheapest colleges for me', 'FAFSA step by step', 'Is my list balanced?')
      .done(),
  };
}

function explained(asked: Asked, topic: AidTopic, text: FixedText): Answer {
  const reply = sayText(new ReplyWriter(), text);
  const own = topic === 'fafsa' ? fafsaWords(asked) : null;
  const isOfAnOffer = topic === 'appeal' || topic === 'changed';
  reply.say(own ?? (isOfAnOffer ? OFFER_QUESTION : PRICE_QUESTION));
  return { reply: reply.offer(...CHIPS[topic]).done() };
}

async function overview(asked: Asked, text: FixedText, tools: TurnTools): Promise<Answer> {
  const { student } = asked;
  const saved = student.savedColleges.length > 0;
  const prices = saved || student.enoughToEstimate ? await ownPrices(asked, tools) : [];
  const fafsa = fafsaWords(asked);
  if (prices.length === 0)
    return {
      reply: sayText(new ReplyWriter(), text)
        .say(PRICE_QUESTION)
        .offer(...CHIPS.overview)
        .done(),
    };
  const reply = new ReplyWriter();
  if (saved) {
    sayPricesOfList(reply, prices, asked);
    reply
      .say(fafsa ?? 'One free form, the FAFSA, opens most aid.')
      .cite(FEDERAL_STUDENT_AID)
      .say('Which one shall we look at closer?');
  } else {
    reply.say(fafsa ?? 'One free form, the FAFSA, opens most aid: grants, work-study and federal loans.');
    reply.say(...samplePrices(prices));
    reply.say('Shall I explain grants, loans and work-study, or price another college?');
  }
  const chips = prices.slice(0, 1).map(({ college }) => `What would ${college.name} cost?`);
  return {
    reply: reply
      .offer('Grants vs loans', 'FAFSA step by step', ...chips, 'How do I find scholarships?')
      .done(),
  };
}

function inSpanish({ citation }: FixedText): Answer {
  const reply = sayText(new ReplyWriter(), { lines: AID_IN_SPANISH, figures: [], citation });
  return {
    reply: reply.say(PRICE_QUESTION).offer('¿Cuánto cuesta Ohio State?', 'FAFSA step by step').done(),
  };
}
