import { type Caller } from './caller.js';

/** What the files need to know about people. Whoever keeps the accounts answers. */
export abstract class FileOwners {
  /** Call it first in a unit of work that stores a file of this person. Throws if the account is gone. */
  abstract lock(ownerId: string): Promise<void>;
  /** Whether someone who is not the owner may open the owner's files. */
  abstract mayOpen(caller: Caller, ownerId: string): Promise<boolean>;
  /** Tells the owner, in their activity, that someone else opened a file. */
  abstract recordOpening(caller: Caller, ownerId: string): Promise<void>;
}
