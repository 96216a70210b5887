/** Addresses of pages as letters carry them: built from the configured public address, never from a request. */
export abstract class PublicLinks {
  abstract resetPassword(token: string): string;
  abstract verifyEmail(token: string): string;
}
