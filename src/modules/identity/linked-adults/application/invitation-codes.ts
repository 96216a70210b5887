/** What lets an adult in, on paper or in an email. */
export abstract class InvitationCodes {
  /**
   * As people read it: "K7MPQ-3WXYZ". Computed from the invitation's id and a server key, so that neither a job nor the database
   * holds it.
   */
  abstract codeFor(invitationId: string): string;

  /** Of a stored invitation, which may be from before a rotation of the key; null if that key is gone. */
  abstract storedCodeFor(invitationId: string, digest: string): string | null;

  /** The form that is stored. */
  abstract digestOf(typed: string): string;

  /** Under each key that is still valid. */
  abstract digestsOf(typed: string): readonly string[];
}
