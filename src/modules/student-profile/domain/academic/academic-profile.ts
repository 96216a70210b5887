import { withChanges } from '../changes.js';
import { ProfileRecord } from '../profile-record.js';
import { requireAll } from '../rule.js';
import { ACADEMIC_RULES, fewEnoughIbCourses } from './academic-rules.js';
import { AcademicAnswers } from './academic-answers.js';
import {
  AP_COUNTS,
  apCountsOf,
  type CourseCount,
  type CourseCounts,
  IB_ANSWERS,
  ibCountsOf,
} from './course-counts.js';
import { type DetailedCourse } from './detailed-course.js';
import { type IbCourse } from './ib-course.js';
import { withSatTotal } from './sat.js';

/** School, grades, test scores and advanced coursework. */
export class AcademicProfile extends ProfileRecord<AcademicAnswers> {
  /** The answers that follow listed courses. A save leaves them alone. */
  private countsFromCourses: CourseCount[] = [];

  /** Takes the AP counts from all courses listed. A count whose list is empty stays as it is and can be typed again. */
  countCourses(courses: readonly DetailedCourse[]): void {
    this.follow(AP_COUNTS, apCountsOf(courses));
  }

  /** Takes the IB program and the counts of both levels from all IB courses listed. @throws AnswersRefused above six of one level */
  countIbCourses(courses: readonly IbCourse[], now: Date): void {
    const counts = ibCountsOf(courses);
    requireAll([fewEnoughIbCourses], counts, now);
    this.follow(IB_ANSWERS, counts);
  }

  protected blank(): AcademicAnswers {
    return new AcademicAnswers();
  }

  protected override check(revised: AcademicAnswers, now: Date): void {
    requireAll(ACADEMIC_RULES, revised, now);
  }

  protected override completed(revised: AcademicAnswers): AcademicAnswers {
    const counted = this.countsFromCourses.map((count) => [count, this.answers[count]] as const);
    return withSatTotal(withChanges(revised, Object.fromEntries(counted)));
  }

  /** Leaves `updatedAt` alone: what the student typed here is still the same. */
  private follow(decided: readonly CourseCount[], counts: CourseCounts): void {
    const others = this.countsFromCourses.filter((count) => !decided.includes(count));
    this.countsFromCourses = [...others, ...decided.filter((count) => count in counts)];
    Object.assign(this.answers, counts);
  }
}
