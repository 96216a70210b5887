import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { type ActivitiesSheet, timeOfSave } from '../domain/activities-sheet/activities-sheet.js';
import { ActivitiesSheetRepository } from '../domain/activities-sheet/activities-sheet.repository.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Replaces the student's activities sheet. */
export class SaveActivitiesSheet extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly sheet: ActivitiesSheet,
    readonly basedOn: BasedOn,
  ) {
    super();
  }
}

/** Matches don't use the sheet, so the version of the profile stays. */
@CommandHandler(SaveActivitiesSheet)
export class SaveActivitiesSheetHandler implements ICommandHandler<SaveActivitiesSheet> {
  constructor(
    private readonly sheets: ActivitiesSheetRepository,
    private readonly profiles: StudentProfileRepository,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, sheet, basedOn }: SaveActivitiesSheet): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      // Two saves of one student take turns, and so do a save and the deletion of an activity.
      await this.profiles.lock(studentId);
      const stored = await this.sheets.of(studentId);
      const savedAt = timeOfSave(stored, { sent: sheet, basedOn, now: this.clock.now() });
      await this.sheets.save(studentId, sheet, savedAt);
    });
  }
}
