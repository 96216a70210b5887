/** Codes of authenticator apps (RFC 6238): six digits, a new one every 30 seconds. */
export abstract class OneTimePasswords {
  /** 160 random bits, in base32. */
  abstract newSecret(): string;
  /** What an authenticator app reads: an otpauth URI, and the same as a QR code. */
  abstract invitation(secret: string, email: string): { uri: string; qrSvg: string };
  /** The time step of the code, at most one step away from now; null for a wrong code. */
  abstract stepOf(secret: string, code: string, now: Date): number | null;
}
