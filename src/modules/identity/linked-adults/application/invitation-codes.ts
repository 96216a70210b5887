/** What a student tells an adult to let them in. */
export abstract class InvitationCodes {
  /** As people read it: "K7MPQ-3WXYZ". */
  abstract next(): string;

  /** The form that is stored. */
  abstract digestOf(typed: string): string;

  /** Under each key that is still valid. */
  abstract digestsOf(typed: string): readonly string[];
}
