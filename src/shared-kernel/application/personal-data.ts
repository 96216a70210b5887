/** What the platform stores about a person besides the contexts: waiting and finished jobs, stored replies. */
export abstract class PersonalData {
  /** Call it in the unit of work that removes the person, before publishing new events about them. */
  abstract erase(userId: string): Promise<void>;
}
