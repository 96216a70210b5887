/** The secret part of links in emails. */
export abstract class LinkTokens {
  /** Computed from the id and a server key, so that no job contains it. */
  abstract tokenFor(tokenId: string): string;
  /** The token of a stored link, which may be from before a rotation of the key; null if the digest is of another link. */
  abstract storedTokenFor(tokenId: string, digest: string): string | null;
  /** What the database stores instead of the token. */
  abstract digestOf(token: string): string;
}
