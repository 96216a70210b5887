import { Refusal } from '#shared-kernel/domain/refusal.js';

export class NoteIsEmpty extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'administration.note-is-empty';
  override readonly problems = [{ path: 'text', message: 'Write a note first.' }];

  constructor() {
    super('Write a note first.');
  }
}

export class NoteNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'administration.note-not-found';

  constructor() {
    super('This note is not there anymore.');
  }
}

/** A note stands under its author's name, so nobody else changes its words. */
export class NoteIsSomeoneElses extends Refusal {
  readonly kind = 'forbidden';
  readonly code = 'administration.note-is-someone-elses';

  constructor() {
    super('Only its author can change a note. Add a note of your own.');
  }
}

export class NoteChangedElsewhere extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'administration.note-changed-elsewhere';

  constructor() {
    super(
      'This note was changed in another tab or by someone else. Check what is there now, then save again.',
    );
  }
}
