/** The secret part of links in emails. */
export abstract class LinkTokens {
  /** Computed from the id and a server key, so that no job contains it. */
  abstract tokenFor(tokenId: string): string;
  /** What the database stores instead of the token. */
  abstract digestOf(token: string): string;
}
