import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { SavedCollegeRepository } from '../domain/saved-college.repository.js';

export class WriteNotes extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly savedCollegeId: string,
    readonly notes: string,
  ) {
    super();
  }
}

@CommandHandler(WriteNotes)
export class WriteNotesHandler implements ICommandHandler<WriteNotes> {
  constructor(
    private readonly savedColleges: SavedCollegeRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, savedCollegeId, notes }: WriteNotes): Promise<void> {
    await this.unitOfWork.run(async () => {
      const saved = await this.savedColleges.ownedBy(studentId, savedCollegeId);
      saved.writeNotes(notes);
    });
  }
}
