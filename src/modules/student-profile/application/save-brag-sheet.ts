import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, SharingChanges } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { type BragSheetAnswers } from '../domain/brag-sheet/brag-sheet-answers.js';
import { BragSheet } from '../domain/brag-sheet/brag-sheet.js';
import { type Changes } from '../domain/changes.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Saves the answers sent; the others stay as they were. @throws ProfileChangedElsewhere */
export class SaveBragSheet extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly changes: Changes<BragSheetAnswers>,
    readonly basedOn: BasedOn,
  ) {
    super();
  }
}

/** Nothing is estimated from it, so the version of the profile stays. */
@CommandHandler(SaveBragSheet)
export class SaveBragSheetHandler implements ICommandHandler<SaveBragSheet> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly accounts: Accounts,
    private readonly sharing: SharingChanges,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, changes, basedOn }: SaveBragSheet): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.profiles.lock(studentId);
      const stored = await this.profiles.find(BragSheet, studentId);
      stored?.requireUnchangedSince(basedOn);
      const sheet = stored ?? new BragSheet(newId(), studentId, now);
      const wasOpen = sheet.shown !== null;
      sheet.revise(changes, now);
      this.profiles.add(sheet);
      if (wasOpen !== (sheet.shown !== null)) await this.sharing.announce(studentId);
    });
  }
}
