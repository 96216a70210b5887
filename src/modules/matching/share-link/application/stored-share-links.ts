import { type ShareLink } from '../domain/share-link.js';

/** Links that have not expired. Of a token only a keyed digest is stored. */
export abstract class StoredShareLinks {
  /** Makes other units of work that count the links of this student wait until this one ends. */
  abstract count(studentId: string, now: Date): Promise<number>;
  abstract add(link: ShareLink, tokenDigest: string): Promise<void>;
  abstract find(tokenDigests: readonly string[], now: Date): Promise<ShareLink | null>;

  /** Whether this is a new opening and not one of the last half hour. False once the link ended. */
  abstract recordOpening(linkId: string, now: Date): Promise<boolean>;

  /** The name it had; null if there was none. */
  abstract remove(studentId: string, linkId: string): Promise<string | null>;

  abstract removeExpired(now: Date): Promise<void>;
}
