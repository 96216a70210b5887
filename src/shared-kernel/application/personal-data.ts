/** What the platform stores about a person besides the contexts: waiting and finished jobs, stored replies. */
export abstract class PersonalData {
  /** Call it in the unit of work that removes the person, before publishing new events about them. */
  abstract erase(userId: string): Promise<void>;
  /**
   * Deletes the jobs that name the person, without those that handle this type of event. False while such a job is running: it
   * can be deleted once it is done.
   */
  abstract eraseJobs(userId: string, options: { except: string }): Promise<boolean>;
}
