/** Page addresses for emails: built from the configured public URL, never from a request. */
export abstract class PublicLinks {
  abstract resetPassword(token: string): string;
  abstract verifyEmail(token: string): string;
  /** Where the owner keeps an account that is leaving. */
  abstract leaving(): string;
}
