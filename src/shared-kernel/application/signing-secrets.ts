/** What signed addresses are made with. */
export abstract class SigningSecrets {
  abstract readonly current: string;
  /** The secret before the last rotation: accepted, but no longer used for anything new. */
  abstract readonly previous: string | undefined;
}
