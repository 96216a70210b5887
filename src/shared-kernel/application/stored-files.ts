import { type ByteRange } from './object-store.js';

/** A file that was uploaded and checked. */
export interface StoredFile {
  /** `/objects/<ownerId>/<fileId>`, as the normalize call replied. */
  address: string;
  /** As the owner named it. */
  name: string;
  size: number;
  /** From our list of types, never what the browser said. */
  contentType: string;
}

export interface FileClaim {
  ownerId: string;
  address: string;
  /** What the file belongs to, such as `student-profile.portfolio-item <id>`. A file belongs to one thing at a time. */
  usedBy: string;
  /** The input that a refusal names. */
  field: string;
}

/** The uploaded files, as contexts see them. A file that belongs to nothing is removed after a day. */
export abstract class StoredFiles {
  /**
   * Ties a file to one thing, in the caller's unit of work. Claiming it again for the same thing changes nothing.
   * @throws FileNotUsable for an unknown file, another person's, or one that belongs to something else
   */
  abstract claim(claim: FileClaim): Promise<StoredFile>;
  /** The file belongs to nothing anymore. For a day it can be claimed again, so a removal can be undone. */
  abstract release(ownerId: string, address: string): Promise<void>;
  /**
   * Makes a claimed file one of the product's own: anyone may open it at the address returned, and it stays when the account is
   * removed. May be repeated after a failure.
   */
  abstract publish(ownerId: string, address: string): Promise<string>;
  /** A published file belongs to nothing anymore. */
  abstract unpublish(address: string): Promise<void>;
  /** Null for an address without a checked file. */
  abstract find(address: string): Promise<StoredFile | null>;
  /** The checked files of a person whose content is there, the oldest first. */
  abstract allOf(ownerId: string): Promise<readonly StoredFile[]>;
  /** A link that opens the file without signing in, for ten minutes. Reads nothing, so it is cheap in a list. */
  abstract signedAddress(address: string): Promise<string>;
  /** The content as it arrives from the store. */
  abstract read(address: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** Removes all files of a person, with their content. Slow, so never inside a unit of work. Can be repeated. */
  abstract removeAllOf(ownerId: string): Promise<void>;
}
