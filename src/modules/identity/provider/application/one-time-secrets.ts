/** Random secrets that a browser uses once. Only their digests are stored. */
export abstract class OneTimeSecrets {
  abstract generate(): string;
  abstract digestOf(secret: string): string;
}
