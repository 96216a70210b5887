import { Injectable } from '@nestjs/common';
import { type LinkedStudent, LinkedStudents } from '#modules/identity/contracts/index.js';
import {
  byUrgency,
  CASELOAD_FILTERS,
  type CaseloadFilter,
  isIn,
  isNamed,
  type Listed,
} from '../domain/caseload-page.js';
import { Standings, type StudentStanding } from './standings.js';

export interface WantedStudents {
  readonly search: string;
  readonly filter: CaseloadFilter | null;
  readonly page: number;
  readonly pageSize: number;
}

interface StudentOfCaseload extends LinkedStudent, Listed {
  readonly progress: StudentStanding | null;
}

/** Every student who let one counselor in: who has something due, and who has stalled. */
@Injectable()
export class Caseload {
  constructor(
    private readonly students: LinkedStudents,
    private readonly standings: Standings,
  ) {}

  /** Whoever is on the page and shares the list was looked at, and their log says so. */
  async of(counselorId: string, { search, filter, page, pageSize }: WantedStudents) {
    const linked = await this.students.of(counselorId);
    const sharing = linked.filter(({ parts }) => parts.includes('list')).map(({ studentId }) => studentId);
    const standings = await this.standings.of(sharing);
    const everyone = linked.map((student): StudentOfCaseload => ({
      ...student,
      progress: standings.get(student.studentId) ?? null,
    }));
    const found = everyone
      .filter((student) => isNamed(student, search) && (filter === null || isIn(filter)(student)))
      .toSorted(byUrgency);
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    const looked = shown.filter(({ progress }) => progress !== null);
    await this.students.recordViews(counselorId, looked, 'list');
    return {
      students: shown.map(rowOf),
      page,
      pageSize,
      total: found.length,
      counts: {
        all: everyone.length,
        ...Object.fromEntries(CASELOAD_FILTERS.map((each) => [each, everyone.filter(isIn(each)).length])),
      },
    };
  }
}

function rowOf({ studentId, firstName, lastName, parts, progress }: StudentOfCaseload) {
  const showsProfile = parts.includes('profile');
  return {
    studentId,
    firstName,
    lastName,
    sharesAnything: parts.length > 0,
    gradeLevel: showsProfile ? (progress?.school?.gradeLevel ?? null) : null,
    progress,
  };
}
