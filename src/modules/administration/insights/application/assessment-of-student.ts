import { Injectable } from '@nestjs/common';
import { EssayShelf } from '#modules/essays/contracts/index.js';
import {
  type ApplicationOfStudent,
  StudentApplications,
  StudentList,
  unweightedOutOfFour,
} from '#modules/matching/contracts/index.js';
import { type AcademicSnapshot, StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { assess, type Assessment } from '../domain/assessment.js';
import { type StudentFacts } from '../domain/student-facts.js';

const DAY_MS = 86_400_000;
const SENT: readonly ApplicationOfStudent['status'][] = ['Submitted', 'Under Review', 'Interview', 'Decided'];
const HIGH_LEVELS: readonly string[] = ['State', 'National', 'International'];

/** What a counselor should know before the next meeting, from what the student entered and did. */
@Injectable()
export class AssessmentOfStudent {
  constructor(
    private readonly students: StudentDirectory,
    private readonly list: StudentList,
    private readonly applications: StudentApplications,
    private readonly essays: EssayShelf,
    private readonly clock: Clock,
  ) {}

  async of(studentId: string): Promise<Assessment> {
    const [snapshot, saved, applications, essays] = await Promise.all([
      this.students.academicSnapshot(studentId),
      this.list.saved(studentId),
      this.applications.of(studentId),
      this.essays.of(studentId),
    ]);
    const today = this.clock.now().toISOString().slice(0, 10);
    const savedAs = (wanted: string) => saved.filter(({ category }) => category === wanted).length;
    const reviewed = essays.filter(({ status }) => status === 'Complete').length;
    return assess({
      ...profileFacts(snapshot),
      saved: { reach: savedAs('reach'), target: savedAs('target'), safety: savedAs('safety') },
      applications: applications.map((application) => applicationFacts(application, today)),
      essays: { drafts: essays.length - reviewed, reviewed },
    });
  }
}

const profileFacts = (
  snapshot: AcademicSnapshot | null,
): Omit<StudentFacts, 'saved' | 'applications' | 'essays'> => ({
  gradeLevel: snapshot?.gradeLevel ?? null,
  unweightedGpa: snapshot === null || snapshot.unweightedGpa === null ? null : unweightedOutOfFour(snapshot),
  hasGrades: snapshot !== null && (snapshot.unweightedGpa ?? snapshot.weightedGpa) !== null,
  satTotal: snapshot?.satTotal ?? null,
  actComposite: snapshot?.actComposite ?? null,
  skipsTests: snapshot?.testPreference === 'Neither',
  demandingCourses: snapshot === null ? 0 : demandingCoursesOf(snapshot),
  intendedMajor: snapshot?.intendedMajor ?? null,
  isUndecided: snapshot?.declined.includes('major') ?? false,
  activities: (snapshot?.activities ?? []).map(({ leadership, yearsCommitted }) => ({
    leads: leadership,
    years: yearsCommitted,
  })),
  highAwards: (snapshot?.awards ?? []).filter(({ level }) => HIGH_LEVELS.includes(level)).length,
  researchProjects: snapshot?.researchProjects ?? 0,
  hasWishes: snapshot !== null && hasWishes(snapshot),
});

/** Dual enrollment counts credits: three make a course. */
const demandingCoursesOf = (snapshot: AcademicSnapshot): number =>
  (snapshot.apCoursesTaken ?? 0) +
  (snapshot.ibHlCount ?? 0) +
  (snapshot.ibSlCount ?? 0) +
  (snapshot.honorsCourses ?? 0) +
  Math.floor((snapshot.dualEnrollmentCredits ?? 0) / 3);

const hasWishes = ({ settings, regions, sizes, priorities }: AcademicSnapshot): boolean =>
  [settings, regions, sizes, priorities].some((wishes) => wishes.length > 0);

const applicationFacts = (
  { collegeName, status, decision, submissionDeadline: deadline, essays }: ApplicationOfStudent,
  today: string,
) => ({
  college: collegeName,
  isSubmitted: SENT.includes(status),
  isAccepted: decision === 'Accepted',
  daysLeft: deadline === null ? null : (Date.parse(deadline) - Date.parse(today)) / DAY_MS,
  essaysLeft: Math.max(0, essays.required - essays.done),
});
