import { Injectable } from '@nestjs/common';
import { EssayShelf } from '#modules/essays/contracts/index.js';
import { StudentList } from '#modules/matching/contracts/index.js';
import {
  type AcademicSnapshot,
  StudentAnswers,
  StudentDirectory,
} from '#modules/student-profile/contracts/index.js';
import { type StudentInTalk, StudentsInTalk } from '../../application/student-in-talk.js';

/** Asks every neighbor that knows something of the student. */
@Injectable()
export class ComposedStudentsInTalk extends StudentsInTalk {
  constructor(
    private readonly students: StudentDirectory,
    private readonly answers: StudentAnswers,
    private readonly list: StudentList,
    private readonly essays: EssayShelf,
  ) {
    super();
  }

  async of(studentId: string): Promise<StudentInTalk> {
    const [snapshot, { firstName, percentComplete }, saved, essays] = await Promise.all([
      this.students.academicSnapshot(studentId),
      this.answers.read(studentId),
      this.list.saved(studentId),
      this.essays.of(studentId),
    ]);
    return {
      ...known(snapshot),
      firstName,
      percentComplete,
      savedColleges: saved.map(({ college }) => college.id),
      essays: essays.length,
    };
  }
}

type Known = Omit<StudentInTalk, 'firstName' | 'percentComplete' | 'savedColleges' | 'essays'>;

function known(snapshot: AcademicSnapshot | null): Known {
  if (snapshot === null) return NOTHING_KNOWN;
  const hasGpa = snapshot.unweightedGpa !== null || snapshot.weightedGpa !== null;
  const hasTest = snapshot.satTotal !== null || snapshot.actComposite !== null;
  return {
    gradeLevel: snapshot.gradeLevel,
    homeState: snapshot.homeState,
    major: snapshot.cipFamily === null ? null : snapshot.intendedMajor,
    majorCip: cipOf(snapshot),
    enoughToEstimate: hasGpa || hasRank(snapshot) || (hasTest && snapshot.testPreference !== 'Neither'),
    hasGpa,
    hasTest,
    incomeBand: snapshot.incomeBand,
    budget: snapshot.maxCost,
    regions: snapshot.regions,
  };
}

const NOTHING_KNOWN: Known = {
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
};

/** A rank in a smaller class is no estimate of grades. */
const SMALLEST_CLASS = 10;

const hasRank = ({ classRank, classSize }: AcademicSnapshot): boolean =>
  classRank !== null && classSize !== null && classSize >= SMALLEST_CLASS;

function cipOf({ majorCip4, cipFamily }: AcademicSnapshot): string | null {
  return majorCip4 === null ? cipFamily : `${majorCip4.slice(0, 2)}.${majorCip4.slice(2)}`;
}
