import { Refusal } from '#shared-kernel/domain/refusal.js';

export class EssayFileTooLarge extends Refusal {
  readonly kind = 'too-large';
  readonly code = 'essays.file-too-large';

  constructor() {
    super('Please select a file smaller than 10MB.');
  }
}

export class EssayFileTypeNotAllowed extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'essays.file-type-not-allowed';

  constructor() {
    super('Please choose a .txt, .doc or .docx file.');
  }
}

export class EssayFileNotWhatItsNameSays extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'essays.file-not-what-its-name-says';

  constructor() {
    super('This file is of another type than its name says. Please save it again as .docx or .txt.');
  }
}

/** Damaged, protected by a password, or built to keep a server busy. */
export class EssayFileUnreadable extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'essays.file-unreadable';

  constructor() {
    super('We couldn’t read this file. Please save it again as .docx or .txt, or paste your text.');
  }
}

export class EssayFileWithoutText extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'essays.file-without-text';

  constructor() {
    super('This file has no text in it. If it is a picture of a page, please type or paste your text.');
  }
}

export class EssayFileWithTooMuchText extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'essays.file-with-too-much-text';

  constructor() {
    super('This file has more text than one essay can hold. Please upload a file with this essay alone.');
  }
}

/** Every reader of files is busy. */
export class EssayFilesBusy extends Refusal {
  readonly kind = 'unavailable';
  readonly code = 'essays.files-busy';

  constructor() {
    super('We are reading many files right now. Please try again in a moment.');
  }
}
