import { type CourseSubject, type CourseType } from '../choices.js';
import { ProfileRecord } from '../profile-record.js';

export class CourseAnswers {
  subject: CourseSubject = 'English';
  courseName = '';
  courseType: CourseType = 'Honors';
  /** Taken, else planned. */
  isTaken = true;
  /** In the order of the lists as they were last saved. */
  position = 0;
}

/** An honors, AP or IB course on one of the student's two lists. */
export class DetailedCourse extends ProfileRecord<CourseAnswers> {
  get isTaken(): boolean {
    return this.answers.isTaken;
  }

  get isAdvancedPlacement(): boolean {
    return this.answers.courseType === 'Advanced Placement (AP)';
  }

  protected blank(): CourseAnswers {
    return new CourseAnswers();
  }
}
