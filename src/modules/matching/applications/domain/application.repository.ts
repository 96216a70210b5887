import { type Application } from './application.js';

/** The applications of students. */
export abstract class ApplicationRepository {
  abstract add(application: Application): void;

  /**
   * For changes that look at the student's other applications: such changes of one student take turns. Those deleted within
   * the day are among them.
   */
  abstract lockAllOf(studentId: string): Promise<Application[]>;

  /** One that is not deleted; changes of it take turns. @throws ApplicationNotFound also for another student's. */
  abstract lock(studentId: string, applicationId: string): Promise<Application>;
}
