import { Refusal } from '#shared-kernel/domain/refusal.js';

/** Not there, or another student's: both look the same. */
export class EssayNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'essays.essay-not-found';

  constructor() {
    super('We couldn’t find this essay.');
  }
}

export class VersionNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'essays.version-not-found';

  constructor() {
    super('We couldn’t find this version of the essay.');
  }
}

/** Far more than anyone applies with, and few enough to look through. */
export const MOST_ESSAYS = 200;

export class TooManyEssays extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'essays.too-many-essays';

  constructor() {
    super(`You can keep up to ${MOST_ESSAYS} essays. Delete one to write another.`);
  }
}

/** Blank once what no one can see is taken away. */
export class EssayWithoutText extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'essays.without-text';
  override readonly problems = [{ path: 'content', message: 'Content is required' }];

  constructor() {
    super('Content is required');
  }
}

/** Longer drafts are kept; a review reads this many words. */
export const MOST_WORDS_TO_REVIEW = 1000;

export class TooManyWordsToReview extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'essays.too-many-words';
  override readonly problems: Refusal['problems'];

  constructor() {
    const message = `Please keep your essay under ${MOST_WORDS_TO_REVIEW} words for optimal analysis.`;
    super(message);
    this.problems = [{ path: 'content', message }];
  }
}

/** Another tab or device saved a different text after the student's copy was read. */
export class EssayChangedElsewhere extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'essays.changed-elsewhere';
  override readonly extra: Refusal['extra'];

  constructor(current: { versionNumber: number; content: string; createdAt: Date }) {
    super(
      'You changed this essay in another tab or on another device. Nothing is lost: both texts are here.',
    );
    const { versionNumber, content, createdAt } = current;
    this.extra = { current: { versionNumber, content, updatedAt: createdAt.toISOString() } };
  }
}

/** It does not exist, or it is another student's. */
export class UnknownApplication extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'essays.unknown-application';
  override readonly problems = [{ path: 'applicationId', message: 'We couldn’t find this application.' }];

  constructor() {
    super('We couldn’t find this application.');
  }
}

/** It is not in the catalogue. */
export class UnknownCollege extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'essays.unknown-college';
  override readonly problems = [{ path: 'collegeId', message: 'We couldn’t find this college.' }];

  constructor() {
    super('We couldn’t find this college.');
  }
}
