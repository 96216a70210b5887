import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { LinkedStudents } from '#modules/identity/contracts/index.js';
import { CurrentApplications } from '../../applications/application/current-applications.js';
import { CurrentMatches } from '../../application/current-matches.js';
import { type CollegeMatch } from '../../contracts/index.js';
import { sharedApplication } from '../domain/shared-application.js';
import { SavedColleges } from './saved-colleges.js';

/** A student’s list as the student shows it to one adult. */
@Injectable()
export class SharedList {
  constructor(
    private readonly students: LinkedStudents,
    private readonly saved: SavedColleges,
    private readonly applications: CurrentApplications,
    private readonly cards: CollegeCards,
    private readonly current: CurrentMatches,
  ) {}

  /**
   * The newest saved first, the earliest begun first. Notes, prices and offers stay with the student; so do the words of the
   * checklist, which name essays and teachers. Reach, Target and Safety say a chance, so they are shared with the chances only.
   *
   * @throws StudentNotFound @throws NotShared
   */
  async of(adultId: string, studentId: string) {
    const { firstName, parts } = await this.students.open(adultId, studentId, 'list');
    const [collegeIds, applications] = await Promise.all([
      this.saved.of(studentId),
      this.applications.of(studentId),
    ]);
    const cards = await this.cards.of(collegeIds);
    const showsChances = parts.includes('chances');
    const chanceOf = showsChances ? await this.chancesOf(adultId, studentId) : () => null;

    return {
      firstName,
      showsChances,
      colleges: collegeIds.flatMap((id) => {
        const card = cards.get(id);
        if (card === undefined) return [];
        return [{ id, name: card.name, location: card.location, chance: chanceOf(id) }];
      }),
      applications: applications.map(sharedApplication),
    };
  }

  private async chancesOf(adultId: string, studentId: string) {
    await this.students.open(adultId, studentId, 'chances');
    const matches = await this.current.of(studentId);
    return (collegeId: number) => chanceIn(matches.at(collegeId));
  }
}

function chanceIn(match: CollegeMatch | null) {
  if (match?.admissionProbability == null || match.chanceLow == null || match.chanceHigh == null) return null;
  const { admissionProbability: estimate, chanceLow: low, chanceHigh: high } = match;
  return { estimate, low, high };
}
