import { type ApplicationToBegin } from '#modules/matching/applications/application/begin-application.js';
import { type ApplicationStatus, type DecisionResult } from '#modules/matching/applications/domain/terms.js';

export interface DemoApplication {
  begin: Pick<ApplicationToBegin, 'collegeId' | 'applicationType'> & Partial<ApplicationToBegin>;
  /** The first lines of the checklist that are done. */
  linesDone: number;
  status?: ApplicationStatus;
  decisionResult?: DecisionResult;
}

export const demoApplications = (graduationYear: number): readonly DemoApplication[] => [
  // Arizona State University Campus Immersion
  {
    begin: { collegeId: 104151, applicationType: 'Rolling', applicationPlatform: 'School Specific' },
    linesDone: 20,
    status: 'Decided',
    decisionResult: 'Accepted',
  },
  // Ohio State University
  {
    begin: { collegeId: 204796, applicationType: 'Early Action', applicationPlatform: 'Common App' },
    linesDone: 4,
    status: 'Under Review',
  },
  // Purdue University
  {
    begin: { collegeId: 243780, applicationType: 'Regular Decision', applicationPlatform: 'Common App' },
    linesDone: 2,
    status: 'In Progress',
  },
  // Case Western Reserve University
  {
    begin: {
      collegeId: 201645,
      applicationType: 'Regular Decision',
      applicationPlatform: 'Common App',
      submissionDeadline: `${graduationYear}-01-15`,
      checkedWhere: 'case.edu/admission',
      notes: 'Ask Ms. Ortiz and Mr. Bell before the break.',
    },
    linesDone: 1,
    status: 'In Progress',
  },
  // University of Cincinnati
  { begin: { collegeId: 201885, applicationType: 'Regular Decision' }, linesDone: 0 },
];
