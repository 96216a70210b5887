/** Which accounts should look again at what is shared with them or by them, on every server, right after each change. */
export abstract class SharingChanges {
  /** Null, for everyone, after changes may have gone unnoticed. */
  abstract onChange(listener: (userId: string | null) => void): void;

  /** To the adults this student let in, when the unit of work ends: something with a switch of its own opened or closed. */
  abstract announce(studentId: string): Promise<void>;
}
