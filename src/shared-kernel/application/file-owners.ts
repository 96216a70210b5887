import { type Caller } from './caller.js';

/** What the files need to know about people. Whoever keeps the accounts answers it. */
export abstract class FileOwners {
  /** Call it first in a unit of work that stores a file of this person. Throws if the account is gone. */
  abstract lock(ownerId: string): Promise<void>;
  /** Whether someone who is not the owner may open the file. A permitted reading is recorded for the owner. */
  abstract mayOpen(caller: Caller, ownerId: string, fileName: string): Promise<boolean>;
}

/** The secrets that signed addresses are made with. The previous one is still accepted while secrets are rotated. */
export abstract class SigningSecrets {
  abstract readonly current: string;
  abstract readonly previous: string | undefined;
}
