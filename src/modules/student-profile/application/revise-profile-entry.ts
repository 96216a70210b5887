import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { type Changes } from '../domain/changes.js';
import { type RecordKind } from '../domain/profile-record.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';
import { EntryFiles } from './entry-files.js';

/** Changes the fields sent of an activity, a portfolio item, an award, a research project or a leadership role. */
export class ReviseProfileEntry<Answers extends object = object> extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly kind: RecordKind<Answers>,
    readonly entryId: string,
    readonly changes: Changes<Answers>,
    readonly basedOn?: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(ReviseProfileEntry)
export class ReviseProfileEntryHandler implements ICommandHandler<ReviseProfileEntry> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly files: EntryFiles,
  ) {}

  async execute<Answers extends object>(command: ReviseProfileEntry<Answers>): Promise<void> {
    const { studentId, kind, entryId, changes, basedOn } = command;
    await this.unitOfWork.run(async () => {
      const profile = await this.profiles.lock(studentId);
      const entry = await this.profiles.ownedBy(kind, studentId, entryId);
      entry.requireUnchangedSince(basedOn);
      const before = entry.file;
      entry.revise(changes, this.clock.now());
      await this.files.follow(entry, before);
      profile.recordChange();
    });
  }
}
