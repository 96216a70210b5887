import { type StudentInTalk } from '../application/student-in-talk.js';

/** Of whom only the given is known. */
export const aStudentInTalk = (known: Partial<StudentInTalk> = {}): StudentInTalk => ({
  firstName: null,
  gradeLevel: null,
  homeState: null,
  major: null,
  majorCip: null,
  enoughToEstimate: false,
  hasGpa: false,
  hasTest: false,
  incomeBand: null,
  budget: null,
  regions: [],
  percentComplete: 8,
  savedColleges: [],
  essays: 0,
  ...known,
});
