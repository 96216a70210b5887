import { Refusal } from '../../domain/refusal.js';
import { ALLOWED_EXTENSIONS } from './content/allowed-types.js';

export class FileNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'files.not-found';

  constructor() {
    super('We can’t find this file. Please upload it again.');
  }
}

/** A context was given the address of a file that it may not use. */
export class FileNotUsable extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'files.not-usable';
  override readonly problems;

  constructor(field: string) {
    super('We can’t find this file. Please upload it again.');
    this.problems = [{ path: field, message: this.message }];
  }
}

export class UploadLinkNotValid extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'files.upload-link-not-valid';

  constructor() {
    super('This upload took too long to start. Please upload the file again.');
  }
}

export class FileTooLarge extends Refusal {
  readonly kind = 'too-large';
  readonly code = 'files.too-large';

  constructor() {
    super('Please select a file smaller than 50MB.');
  }
}

export class FileEmpty extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'files.empty';

  constructor() {
    super('This file is empty. Please choose another one.');
  }
}

export class FileTypeNotAllowed extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'files.type-not-allowed';
  override readonly problems;

  constructor() {
    super(`We can’t take files of this type. You can upload ${ALLOWED_EXTENSIONS.join(', ')}.`);
    this.problems = [{ path: 'name', message: this.message }];
  }
}

export class FileNotWhatItsNameSays extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'files.wrong-content';

  constructor() {
    super('What’s inside this file doesn’t match its name. Please save it again and upload the new file.');
  }
}

export class FileInfected extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'files.infected';

  constructor() {
    super(
      'Our virus scanner found something in this file, so we removed it. Please check the device it came from.',
    );
  }
}

/** Something else arrived than what was announced. */
export class FileNotAsAnnounced extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'files.not-as-announced';

  constructor() {
    super('The file changed while it was uploaded. Please upload it again.');
  }
}

export class UploadLengthMissing extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'files.length-missing';

  constructor() {
    super('Please send the length of the file with it.');
  }
}

export class TooManyFiles extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'files.too-many';

  constructor(allowed: number) {
    super(`You have ${String(allowed)} files, which is the most. Please remove one you don’t need.`);
  }
}

export class FilesTooLarge extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'files.room-used-up';

  constructor() {
    super('Your files may take up 500MB together. Please remove one you don’t need.');
  }
}
