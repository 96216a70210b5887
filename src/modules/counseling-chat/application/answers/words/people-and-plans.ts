import { phrase } from '../../../domain/figures/figure.js';
import { printed } from '../../../domain/figures/print.js';
import { exampleOf } from '../../../domain/knowledge/fixed-text.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answerer } from '../answerer.js';

/** As the pricing page says. */
const PROFESSIONAL_PRICE = exampleOf(100, 'dollars');

/** The school counselor first, then people who are near, then ours. */
export const humanHelp: Answerer = async (_asked, tools) => {
  const page = await tools.use('open_page', { page: 'pricing' });
  const reply = new ReplyWriter()
    .say(
      'Your school counselor is the best person to start with: it’s free, they know your school, and they send your transcript. Stop by the office or write a short email that says when you’re free.',
    )
    .say('A parent or a teacher you trust can help too. Pricing says what people at Flyleaf offer.')
    .say('What would you like to ask them? We can sort it first.')
    .offer('What should I do next?', 'How much does Flyleaf cost?');
  if (page.ok) reply.action({ type: 'open', ...page.data });
  return { reply: reply.done() };
};

export const plans: Answerer = async (_asked, tools) => {
  const page = await tools.use('open_page', { page: 'pricing' });
  const reply = new ReplyWriter()
    .rows('Flyleaf has three plans, and this chat is in all of them:', [
      'Starter is free: your profile, chances, and a list of colleges.',
      phrase`Professional is ${printed(PROFESSIONAL_PRICE)} a month, with help on what you write and send.`,
      'Premium Consulting has its own price, with a person beside you; much of it is still planned.',
    ])
    .say(
      'Crisis help, dates, export and sharing are never paid. If you’re under age, a parent has to agree to a paid plan.',
    )
    .offer('What can you do?', 'Can I talk to a real counselor?');
  if (page.ok) reply.action({ type: 'open', ...page.data });
  return { reply: reply.done() };
};
