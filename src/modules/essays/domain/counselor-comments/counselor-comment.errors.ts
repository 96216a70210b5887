import { Refusal } from '#shared-kernel/domain/refusal.js';

export class CommentIsEmpty extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'essays.comment-is-empty';
  override readonly problems = [{ path: 'comment', message: 'Please write a comment first.' }];

  constructor() {
    super('Please write a comment first.');
  }
}

export class CommentNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'essays.comment-not-found';

  constructor() {
    super('This comment is not there anymore.');
  }
}

export class CommentOfAnother extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'essays.comment-of-another';

  constructor() {
    super('Only the person who wrote this comment can change it.');
  }
}

/** Someone who runs Flyleaf reads an essay only after saying why. */
export class EssayNotOpened extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'essays.not-opened';

  constructor() {
    super('Say why you need to read this essay first. The student sees your reason.');
  }
}
