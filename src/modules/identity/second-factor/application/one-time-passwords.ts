/** The codes of authenticator apps (RFC 6238): six digits, a new one every 30 s. */
export abstract class OneTimePasswords {
  /** A new secret of 160 random bits, in base32. */
  abstract newSecret(): string;
  /** The address that authenticator apps read, and the same as a picture (SVG). */
  abstract invitation(secret: string, email: string): { uri: string; qrSvg: string };
  /** The time step the code belongs to, one step to either side allowed; null where it is not one of these. */
  abstract stepOf(secret: string, code: string, now: Date): number | null;
}
