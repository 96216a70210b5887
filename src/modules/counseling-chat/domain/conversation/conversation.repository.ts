import { type Conversation } from './conversation.js';

export abstract class ConversationRepository {
  /** Of two requests of one student, the second waits until the unit of work of the first ends. */
  abstract lockActive(studentId: string): Promise<Conversation | null>;

  /** Does nothing when the student has an active one by now. */
  abstract addUnlessActive(conversation: Conversation): Promise<void>;

  abstract lock(conversationId: string): Promise<Conversation | null>;
}
