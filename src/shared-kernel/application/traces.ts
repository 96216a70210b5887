/** What the platform itself still holds of a person, besides the contexts: waiting and past jobs, remembered replies. */
export abstract class Traces {
  /** Inside the unit of work that removes the person, before anything new is announced of them. */
  abstract forget(userId: string): Promise<void>;
}
