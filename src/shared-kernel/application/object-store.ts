import { Refusal } from '../domain/refusal.js';

export interface ObjectFacts {
  key: string;
  size: number;
  modifiedAt: Date;
}

/** Both bytes included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** What the browser said about the file it is going to send. */
export interface UploadTerms {
  size: number | undefined;
  contentType: string | undefined;
  /** The site that sends the file. */
  origin: string;
}

/** How the store presents an object to whoever gets it. */
export interface Presentation {
  contentType: string;
  disposition: string;
}

/**
 * Keeps bytes under keys such as `<ownerId>/<fileId>`. Knows neither people nor types of files. Every call throws
 * `ObjectStoreUnavailable` when the store does not answer in time, and `ObjectStoreFull` when it has no room.
 */
export abstract class ObjectStore {
  /** Where a browser may send this object by PUT, for ten minutes. */
  abstract uploadAddress(key: string, terms: UploadTerms): Promise<string>;
  /** Where anyone may get this object, for ten minutes or a little more. Asks nobody. */
  abstract downloadAddress(key: string): Promise<string>;
  /** All or nothing: after a failure there is no object. Takes the content over: its chunks may be empty afterwards. */
  abstract put(key: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void>;
  /** Null without such an object. */
  abstract stat(key: string): Promise<ObjectFacts | null>;
  /** @throws ObjectMissing */
  abstract read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** Replaces an object that has the new key. @throws ObjectMissing */
  abstract move(from: string, to: string, presentation: Presentation): Promise<void>;
  /** Does nothing without such an object. */
  abstract remove(key: string): Promise<void>;
  /** All objects whose key begins so, and what interrupted uploads left. */
  abstract list(prefix?: string): AsyncIterable<ObjectFacts>;
}

export class ObjectMissing extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'files.not-found';

  constructor() {
    super('We can’t find this file. Please upload it again.');
  }
}

export class ObjectStoreUnavailable extends Refusal {
  readonly kind = 'unavailable';
  readonly code = 'files.store-unavailable';
  override readonly retryAfterSeconds = 30;

  constructor(override readonly cause?: unknown) {
    super('We can’t reach our file storage right now. Please try again in a minute.');
  }
}

export class ObjectStoreFull extends Refusal {
  readonly kind = 'no-room';
  readonly code = 'files.store-full';

  constructor() {
    super('We have no room for this file right now. Please try again later.');
  }
}
