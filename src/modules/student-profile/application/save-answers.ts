import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { type Changes } from '../domain/changes.js';
import { type RecordKind } from '../domain/profile-record.js';
import { TooYoung } from '../domain/student-profile.errors.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Saves the answers sent to a record that exists once per student; its other answers stay as they were. */
export class SaveAnswers<Answers extends object = object> extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly kind: RecordKind<Answers>,
    readonly changes: Changes<Answers>,
    readonly basedOn?: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(SaveAnswers)
export class SaveAnswersHandler implements ICommandHandler<SaveAnswers> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  async execute<Answers extends object>(save: SaveAnswers<Answers>): Promise<void> {
    try {
      await this.save(save);
    } catch (error) {
      // Outside the refused unit of work, which rolls everything back.
      if (error instanceof TooYoung) await this.accounts.remove(save.studentId, 'under-13');
      throw error;
    }
  }

  private async save<Answers extends object>({ studentId, kind, changes, basedOn }: SaveAnswers<Answers>) {
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const profile = await this.profiles.lock(studentId);
      const stored = await this.profiles.find(kind, studentId);
      stored?.requireUnchangedSince(basedOn);
      const record = stored ?? new kind(newId(), studentId, now);
      record.revise(changes, now);
      this.profiles.add(record);
      profile.recordChange();
    });
  }
}
