import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { SavedCollegeRepository } from '../../domain/saved-college.repository.js';

export class ChangeNotes extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly savedCollegeId: string,
    readonly notes: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeNotes)
export class ChangeNotesHandler implements ICommandHandler<ChangeNotes> {
  constructor(
    private readonly savedColleges: SavedCollegeRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, savedCollegeId, notes }: ChangeNotes): Promise<void> {
    await this.unitOfWork.run(async () => {
      const saved = await this.savedColleges.ownedBy(studentId, savedCollegeId);
      saved.changeNotes(notes);
    });
  }
}
