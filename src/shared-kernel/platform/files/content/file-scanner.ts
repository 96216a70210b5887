import { Refusal } from '../../../domain/refusal.js';

export type Finding = 'clean' | 'infected';

/** Looks for malware in a file before it exists for anyone. */
export abstract class FileScanner {
  /** @throws FileScannerUnavailable */
  abstract scan(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<Finding>;
}

/** Where no scanner is configured. */
export class NoFileScanner extends FileScanner {
  scan(): Promise<Finding> {
    return Promise.resolve('clean');
  }
}

export class FileScannerUnavailable extends Refusal {
  readonly kind = 'unavailable';
  readonly code = 'files.scanner-unavailable';
  override readonly retryAfterSeconds = 30;

  constructor(override readonly cause: unknown) {
    super('We can’t check files for viruses right now. Please try again in a minute.');
  }
}
