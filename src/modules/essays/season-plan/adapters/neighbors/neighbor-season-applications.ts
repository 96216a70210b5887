import { Injectable } from '@nestjs/common';
import {
  type ApplicationOfStudent,
  StudentApplications,
  StudentList,
} from '#modules/matching/contracts/index.js';
import { SeasonApplications } from '../../application/season-applications.js';
import { type SeasonApplication, type SharedForm } from '../../domain/season.js';

/** Applications as matching tells them, with what a plan needs besides. */
@Injectable()
export class NeighborSeasonApplications extends SeasonApplications {
  constructor(
    private readonly applications: StudentApplications,
    private readonly list: StudentList,
  ) {
    super();
  }

  async of(studentId: string): Promise<SeasonApplication[]> {
    const [applications, saved] = await Promise.all([
      this.applications.of(studentId),
      this.list.saved(studentId),
    ]);
    const categories = new Map(saved.map(({ college, category }) => [college.id, category]));
    return applications.map((application) => ({
      ...factsOf(application),
      category: categories.get(application.collegeId ?? 0) ?? null,
    }));
  }
}

const factsOf = (application: ApplicationOfStudent): Omit<SeasonApplication, 'category'> => {
  const { id, collegeId, collegeName, round, status, essays, deadline, openItems, regularDeadline } =
    application;
  return {
    id,
    collegeId,
    college: collegeName,
    round,
    form: formOf(application),
    isSent: status !== 'Planning' && status !== 'In Progress',
    hasAllEssays: essays.required > 0 && essays.done >= essays.required,
    planBy: deadline.planBy,
    dateNote: noteOf(deadline),
    regular: datedBy(regularDeadline),
    items: openItems,
  };
};

/** What another cycle had is told beside, as it is what the plan goes by where it was earlier. */
const noteOf = ({ note, lastCycle }: ApplicationOfStudent['deadline']): string =>
  lastCycle === null ? note : `${note} ${lastCycle.note}`;

/** The campuses take only the form they share. */
const UC = /^(?:UC |University of California)/;

const formOf = ({ collegeName, platform }: ApplicationOfStudent): SharedForm | null => {
  if (UC.test(collegeName)) return 'uc';
  if (platform === 'Common App') return 'common-app';
  return platform === 'Coalition' ? 'coalition' : null;
};

const datedBy = (deadline: ApplicationOfStudent['regularDeadline']): SeasonApplication['regular'] =>
  deadline === null || deadline.planBy === null ? null : { day: deadline.planBy, note: deadline.note };
