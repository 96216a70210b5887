import { type StoredTurn } from '../../application/turn/claimed-turn.js';
import { supportCardSaying, supportReply } from '../../domain/safety/support-card.js';
import { type MessageRow } from '../read-models/chat-history.read-model.js';
import { AnsweredTurn } from './chat.dto.js';

/** Only declared fields leave the server. */
export const replyOf = ({ question, answer, at, conversation }: StoredTurn): AnsweredTurn =>
  AnsweredTurn.parse({
    message: { ...question, isBot: false, createdAt: at },
    reply: { ...answer.reply, id: answer.id, isBot: true, createdAt: at },
    conversation,
  });

/** A stored message, as it was shown. */
export function shownMessage({ id, role, content, metadata, createdAt }: MessageRow) {
  const said = { id, message: content, isBot: role === 'assistant', createdAt };
  if (role === 'user') return said;
  const shown = metadata?.kind === 'support' ? supportReply(supportCardSaying(content) ?? 'self') : metadata;
  return { ...shown, ...said };
}
