export type DataExportStatus = 'queued' | 'running' | 'ready' | 'failed';

export interface ExportRequest {
  readonly exportId: string;
  readonly userId: string;
}

export interface BegunExport {
  /** The export of the same person that is over and was replaced. */
  readonly replacedId: string | null;
}

export interface FilesCopied {
  readonly done: number;
  readonly total: number;
}

/** The copies people asked for: one at a time of each person. */
export abstract class DataExports {
  /** Null while another one is under way. */
  abstract begin(request: ExportRequest, now: Date): Promise<BegunExport | null>;
  /** Null once it was replaced or the account was removed. */
  abstract statusOf(exportId: string): Promise<DataExportStatus | null>;
  /** False when it is not under way anymore. */
  abstract recordProgress(exportId: string, files: FilesCopied): Promise<boolean>;
  /** False when it is not under way anymore. */
  abstract complete(exportId: string, size: number, expiresAt: Date): Promise<boolean>;
  /** False when it is not under way anymore. */
  abstract fail(exportId: string): Promise<boolean>;
  /** Those that nobody may download from now on, the oldest first. */
  abstract expired(now: Date): Promise<readonly ExportRequest[]>;
  abstract forget(exportId: string): Promise<void>;
}
