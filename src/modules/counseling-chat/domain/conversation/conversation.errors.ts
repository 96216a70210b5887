import { Refusal } from '#shared-kernel/domain/refusal.js';

/** One message at a time: the next one may build on the answer. */
export class StillAnswering extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'counseling-chat.still-answering';
  override readonly retryAfterSeconds = 2;

  constructor() {
    super('Wren is still answering your last message.');
  }
}

/** The turn took so long that another one was let in. Nothing of it is stored. */
export class TurnLost extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'counseling-chat.turn-lost';

  constructor() {
    super('That took too long. Please send your message again.');
  }
}

/** The student left before the answer was there. Nothing of it is stored. */
export class StudentLeft extends Refusal {
  readonly kind = 'too-slow';
  readonly code = 'counseling-chat.student-left';

  constructor() {
    super('You left before Wren answered. Please send your message again.');
  }
}

/** Not there, one of the student's own, or another student's: all look the same. */
export class MessageNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'counseling-chat.message-not-found';

  constructor() {
    super('We couldn’t find this message.');
  }
}
