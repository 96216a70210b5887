import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { CollegeNotInCatalogue } from '../domain/saved-college.errors.js';
import { CollegeViews } from './college-views.js';
import { CurrentColleges } from './matches/current-colleges.js';

/** Notes that a student opened a college. */
@Injectable()
export class RecordCollegeView {
  constructor(
    private readonly views: CollegeViews,
    private readonly colleges: CurrentColleges,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws CollegeNotInCatalogue */
  async of(studentId: string, unitId: number): Promise<void> {
    const { columns } = await this.colleges.prepared();
    if (!columns.rowOf.has(unitId)) throw new CollegeNotInCatalogue();
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.views.record(studentId, unitId, this.clock.now());
    });
  }
}
