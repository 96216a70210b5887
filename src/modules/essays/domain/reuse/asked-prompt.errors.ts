import { Refusal } from '#shared-kernel/domain/refusal.js';
import { MOST_ASKED_PROMPTS } from './asked-prompt.js';

/** Not there, or another student's: both look the same. */
export class AskedPromptNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'essays.asked-prompt-not-found';

  constructor() {
    super('We couldn’t find this prompt in your plan.');
  }
}

export class TooManyAskedPrompts extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'essays.too-many-asked-prompts';

  constructor() {
    super(`Your plan can hold up to ${MOST_ASKED_PROMPTS} prompts. Remove one to add another.`);
  }
}

export class ApplicationAskedTwice extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'essays.application-asked-twice';

  constructor() {
    super('This application is already in your plan for this college.');
  }
}
