import { type Intent } from '../../../domain/intents/intent.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answerer, type Asked } from '../answerer.js';
import { plainMessage, wording } from './plain-message.js';

const A_YES =
  /^(?:yes|yeah|yep|sure|please|ok please|si|of course|do it|go ahead)\b(?!.*\b(?:thanks|thank|thx)\b)[a-z ]{0,16}[.!]*$/u;

const WELCOMES = [
  'You’re welcome. I’m here whenever the next question comes.',
  'Glad that helped. Come back any time, even late at night.',
  'Any time. Good luck with the next step.',
];

/** What a "yes" may have meant, where Wren asked nothing that one yes could answer. */
const NEXT_BY_TOPIC: Partial<Record<Intent, readonly string[]>> = {
  recommenders: ['What is due next?', 'When do I ask for letters?'],
  scholarships: ['Find safety schools', 'Cheapest colleges for me', 'FAFSA step by step'],
  special_situation: ['FAFSA step by step', 'Cheapest colleges for me'],
  aid_basics: ['FAFSA step by step', 'Grants vs loans', 'Cheapest colleges for me'],
  pathways: ['How does transferring work?', 'Cheapest colleges for me'],
  stress: ['What should I do next?', 'What is due next?'],
  bad_news: ['Show my list', 'Find safety schools'],
  explain_term: ['Calculate admission chances', 'Financial aid options'],
  courses_advice: ['What if my GPA goes up?', 'What would help me most?'],
};
const ALWAYS_NEXT = ['What should I do next?', 'Calculate admission chances', 'Find safety schools'];

export const thanks: Answerer = (asked) =>
  Promise.resolve({ reply: A_YES.test(plainMessage(asked)) ? gladly(asked) : welcome(asked) });

const welcome = (asked: Asked) =>
  new ReplyWriter().say(wording(asked, WELCOMES)).offer('What should I do next?').done();

const gladly = ({ state }: Asked) =>
  new ReplyWriter()
    .say('Gladly. Which would you like first?')
    .offer(...((state.topic && NEXT_BY_TOPIC[state.topic]) ?? []), ...ALWAYS_NEXT)
    .done();
