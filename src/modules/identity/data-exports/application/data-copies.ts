import { type ExportRequest, type FilesCopied } from './data-exports.js';

export interface WritingCopy {
  onProgress: (files: FilesCopied) => Promise<void>;
  signal: AbortSignal;
}

/** The files that people download. */
export abstract class DataCopies {
  /** Writes everything there is about the person, in the place of an earlier try; returns the size in bytes. */
  abstract write(request: ExportRequest, writing: WritingCopy): Promise<number>;
  /** Does nothing without such a copy. */
  abstract remove(request: ExportRequest): Promise<void>;
}
