/** What makes a link secret. */
export abstract class ShareTokens {
  abstract next(): string;

  /** The form that is stored. */
  abstract digestOf(token: string): string;

  /** Under each key that is still valid. */
  abstract digestsOf(token: string): readonly string[];
}
