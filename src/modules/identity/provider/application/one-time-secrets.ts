/** Secrets that a browser carries once; only their digests are stored. */
export abstract class OneTimeSecrets {
  abstract make(): string;
  abstract digestOf(secret: string): string;
}
