import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { type Application } from '../domain/application.js';
import { SecondBindingApplication, SecondEnrollment } from '../domain/application.errors.js';
import { otherEnrollment, otherPromise } from '../domain/rounds/one-at-a-time.js';

/** One Early Decision and one enrollment at a time. */
@Injectable()
export class OneAtATimeCheck {
  constructor(private readonly cards: CollegeCards) {}

  /** `all` are the student's applications, locked. @throws SecondBindingApplication, SecondEnrollment */
  async of(application: Application, all: readonly Application[]): Promise<void> {
    const promised = otherPromise(application, all);
    if (promised !== null) throw new SecondBindingApplication(promised.id, await this.nameOf(promised));
    const enrolled = otherEnrollment(application, all);
    if (enrolled !== null) throw new SecondEnrollment(enrolled.id, await this.nameOf(enrolled));
  }

  private async nameOf({ collegeId }: Application): Promise<string> {
    const card = (await this.cards.of([collegeId])).get(collegeId);
    return card?.shortName ?? 'another college';
  }
}
