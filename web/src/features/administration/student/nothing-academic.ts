import { type AcademicRecord } from '@/api';

/** Before the first save. */
export const NOTHING_ACADEMIC: AcademicRecord = {
  unweightedGpa: null,
  weightedGpa: null,
  gpaScale: '4.0',
  classRank: null,
  classSize: null,
  currentGradeLevel: null,
  testPreference: null,
  satTotal: null,
  satMath: null,
  satReadingWriting: null,
  actComposite: null,
  actEnglish: null,
  actMath: null,
  actReading: null,
  actScience: null,
  schoolName: null,
  schoolState: null,
  schoolType: null,
  graduationYear: null,
  apCoursesTaken: null,
  apCoursesPlanned: null,
  ibProgram: null,
  honorsCourses: null,
  dualEnrollmentCredits: null,
};
