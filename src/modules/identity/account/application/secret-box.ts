/** Encrypts short secrets with a server key, so that a copy of the database does not reveal them. */
export abstract class SecretBox {
  /** Can only be opened for the same purpose. */
  abstract seal(text: string, purpose: string): string;
  /** Null if it was sealed with an unknown key or for another purpose, or was changed. */
  abstract open(sealed: string, purpose: string): string | null;
  /** Whether only the previous key opens it, which is removed some day. */
  abstract needsNewSeal(sealed: string, purpose: string): boolean;
}
