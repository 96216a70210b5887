export interface Signature {
  /** Base64url, of the 32 bytes of the hash. */
  signature: string;
  keyId: string;
}

/** Signs the versions of essays (Ed25519), so that a stranger can check them. */
export abstract class AuthorshipKeys {
  abstract newSalt(): string;
  abstract sha256(text: string): string;
  abstract sign(hash: string): Signature;
}
