/** Random secrets that a browser uses once. Only their digests are stored. */
export abstract class OneTimeSecrets {
  abstract make(): string;
  abstract digestOf(secret: string): string;
}
