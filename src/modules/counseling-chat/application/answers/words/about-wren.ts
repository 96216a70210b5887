import { type NoteTopic } from '../../../domain/knowledge/data-notes.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Answerer } from '../answerer.js';
import { plainMessage } from './plain-message.js';
import { sayText } from './say-text.js';

interface After {
  readonly then?: string;
  readonly chips: readonly string[];
  readonly page?: { readonly href: string; readonly label: string };
}

const CHANCES_PAGE = { href: '/how-chances-work', label: 'How chances work' };
const ACCURACY = /\b(?:accurate|accuracy|trust|official|sure|reliable|right|wrong|limits?)\b/u;
const METHOD =
  /\b(?:calculate|calculated|work out|estimate|estimated|formula|algorithm|chances?|method|do you (?:use|count|look at))\b/u;

export const whoAreYou: Answerer = (_asked, tools) =>
  noted(tools, 'wren', {
    then: 'What would you like to know?',
    chips: ['What can you do?', 'Where do you get your data?', 'Who can see this chat?'],
  });

export const dataSource: Answerer = (asked, tools) => {
  const plain = plainMessage(asked);
  const topic = ACCURACY.test(plain) ? 'limits' : METHOD.test(plain) ? 'method' : 'sources';
  return noted(tools, topic, {
    chips: ['How do you calculate chances?', 'How accurate is this?', 'Calculate admission chances'],
    page: topic === 'sources' ? { href: '/data-sources', label: 'Data sources' } : CHANCES_PAGE,
  });
};

export const privacy: Answerer = (_asked, tools) =>
  noted(tools, 'privacy', {
    chips: ['What do you know about me?', 'Who are you?'],
    page: { href: '/privacy', label: 'Privacy' },
  });

export const fairness: Answerer = (_asked, tools) =>
  noted(tools, 'fairness', {
    chips: ['What would help me most?', 'How do you calculate chances?', 'How accurate is this?'],
    page: CHANCES_PAGE,
  });

async function noted(tools: TurnTools, topic: NoteTopic, { then, chips, page }: After): Promise<Answer> {
  const note = await tools.use('data_notes', { topic });
  const reply = new ReplyWriter();
  if (note.ok) sayText(reply, note.data);
  else reply.say(note.words);
  if (then !== undefined) reply.say(then);
  if (page !== undefined) reply.action({ type: 'open', ...page });
  return { reply: reply.offer(...chips).done() };
}
