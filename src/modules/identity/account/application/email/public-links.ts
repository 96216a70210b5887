/** Page addresses for emails: built from the configured public URL, never from a request. */
export abstract class PublicLinks {
  abstract resetPassword(token: string): string;
  abstract verifyEmail(token: string): string;
  /** Where an adult uses a student's code. */
  abstract invitation(code: string, relation: 'parent' | 'counselor'): string;
  /** Where the owner keeps an account that is leaving. */
  abstract leaving(): string;
  /** Where the owner gets a copy of their data. */
  abstract dataExport(): string;
}
