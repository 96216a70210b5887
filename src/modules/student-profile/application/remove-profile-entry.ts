import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { type RecordKind } from '../domain/profile-record.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';
import { EntryFiles } from './entry-files.js';

/** Removes an activity, a portfolio item, an award, a research project or a leadership role. */
export class RemoveProfileEntry<Answers extends object = object> extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly kind: RecordKind<Answers>,
    readonly entryId: string,
    readonly basedOn?: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(RemoveProfileEntry)
export class RemoveProfileEntryHandler implements ICommandHandler<RemoveProfileEntry> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: EntryFiles,
  ) {}

  async execute<Answers extends object>(command: RemoveProfileEntry<Answers>): Promise<void> {
    const { studentId, kind, entryId, basedOn } = command;
    await this.unitOfWork.run(async () => {
      const profile = await this.profiles.lock(studentId);
      const entry = await this.profiles.ownedBy(kind, studentId, entryId);
      entry.requireUnchangedSince(basedOn);
      await this.files.release(entry);
      this.profiles.remove(entry);
      profile.recordChange();
    });
  }
}
