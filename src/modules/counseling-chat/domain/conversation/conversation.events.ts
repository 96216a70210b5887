import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** Wren answered a student. Holds no text, and is never published after a support card. */
export class QuestionAnswered extends DomainEvent {
  static readonly type = 'counseling-chat.question-answered';
  readonly type = QuestionAnswered.type;

  constructor(
    readonly studentId: string,
    readonly conversationId: string,
    readonly messageId: string,
  ) {
    super();
  }
}
