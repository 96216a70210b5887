import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { type Changes } from '../domain/changes.js';
import { type RecordKind } from '../domain/profile-record.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';
import { EntryFiles } from './entry-files.js';

/** Adds an activity, a portfolio item, an award, a research project or a leadership role; returns its id. */
export class AddProfileEntry<Answers extends object = object> extends Command<string> {
  constructor(
    readonly studentId: string,
    readonly kind: RecordKind<Answers>,
    readonly answers: Changes<Answers>,
  ) {
    super();
  }
}

@CommandHandler(AddProfileEntry)
export class AddProfileEntryHandler implements ICommandHandler<AddProfileEntry> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly files: EntryFiles,
  ) {}

  async execute<Answers extends object>({
    studentId,
    kind,
    answers,
  }: AddProfileEntry<Answers>): Promise<string> {
    const now = this.clock.now();
    const entry = new kind(newId(), studentId, now);
    entry.revise(answers, now);

    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const profile = await this.profiles.lock(studentId);
      profile.recordNewEntry(await this.profiles.count(kind, studentId));
      await this.files.follow(entry);
      this.profiles.add(entry);
      return entry.id;
    });
  }
}
