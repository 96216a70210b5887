/** Seals short secrets with a key of the server's, so that a copy of the database tells nothing. */
export abstract class SecretBox {
  /** What is sealed for one purpose cannot be opened for another. */
  abstract seal(text: string, purpose: string): string;
  /** Null where it was not sealed with this server's key, for this purpose, as it is now. */
  abstract open(sealed: string, purpose: string): string | null;
}
