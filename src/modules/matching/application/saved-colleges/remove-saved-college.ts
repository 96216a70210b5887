import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { SavedCollegeRepository } from '../../domain/saved-college.repository.js';

export class RemoveSavedCollege extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly savedCollegeId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveSavedCollege)
export class RemoveSavedCollegeHandler implements ICommandHandler<RemoveSavedCollege> {
  constructor(
    private readonly savedColleges: SavedCollegeRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, savedCollegeId }: RemoveSavedCollege): Promise<void> {
    await this.unitOfWork.run(async () => {
      const saved = await this.savedColleges.ownedBy(studentId, savedCollegeId);
      saved.remove();
      this.savedColleges.remove(saved);
    });
  }
}
