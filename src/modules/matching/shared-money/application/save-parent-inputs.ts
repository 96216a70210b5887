import { Injectable } from '@nestjs/common';
import { Accounts, LinkedStudents } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type ParentInputs } from '../domain/parent-inputs.js';
import { StoredParentInputs } from './stored-parent-inputs.js';

/** A parent’s own figures for one student: a preference, so no command. */
@Injectable()
export class SaveParentInputs {
  constructor(
    private readonly inputs: StoredParentInputs,
    private readonly students: LinkedStudents,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws StudentNotFound @throws NotShared */
  async save(adultId: string, studentId: string, inputs: ParentInputs): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Whoever ends the link locks the same two first, so nothing is stored after the end.
      await this.accounts.lock(studentId);
      await this.accounts.lock(adultId);
      await this.students.open(adultId, studentId, 'list');
      await this.inputs.save(studentId, adultId, inputs, this.clock.now());
    });
  }
}
