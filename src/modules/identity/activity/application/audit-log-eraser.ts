/** The entries of a person who leaves stay, with their time and kind and nothing else. */
export abstract class ForgettableAudit {
  abstract forget(userId: string, email: string): Promise<void>;
}
