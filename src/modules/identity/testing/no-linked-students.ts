import { type LinkedStudent, LinkedStudents } from '../contracts/linked-students.js';

/** Nobody has let anyone in. */
export class NoLinkedStudents extends LinkedStudents {
  find(): Promise<LinkedStudent | null> {
    return Promise.resolve(null);
  }

  hold(): Promise<LinkedStudent | null> {
    return Promise.resolve(null);
  }

  of(): Promise<readonly LinkedStudent[]> {
    return Promise.resolve([]);
  }

  recordView(): Promise<void> {
    return Promise.resolve();
  }

  recordViews(): Promise<void> {
    return Promise.resolve();
  }
}
