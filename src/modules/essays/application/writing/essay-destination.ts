import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { Applications } from '#modules/matching/contracts/index.js';
import { UnknownApplication, UnknownCollege } from '../../domain/essay/essay.errors.js';

interface Destination {
  collegeId: number | null;
  applicationId: string | null;
}

/** Where an essay goes: a college of the catalogue, an application of the student. */
@Injectable()
export class EssayDestination {
  constructor(
    private readonly cards: CollegeCards,
    private readonly applications: Applications,
  ) {}

  /** @throws UnknownCollege, UnknownApplication */
  async require(studentId: string, { collegeId, applicationId }: Destination): Promise<void> {
    if (collegeId !== null && !(await this.cards.of([collegeId])).has(collegeId)) throw new UnknownCollege();
    if (applicationId !== null && !(await this.applications.has(studentId, applicationId)))
      throw new UnknownApplication();
  }
}
