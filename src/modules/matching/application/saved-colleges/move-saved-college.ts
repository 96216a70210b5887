import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type ListCategory } from '../../domain/list-category.js';
import { SavedCollegeRepository } from '../../domain/saved-college.repository.js';
import { CurrentMatches } from '../matches/current-matches.js';

export class MoveSavedCollege extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly savedCollegeId: string,
    readonly category: ListCategory,
  ) {
    super();
  }
}

@CommandHandler(MoveSavedCollege)
export class MoveSavedCollegeHandler implements ICommandHandler<MoveSavedCollege> {
  constructor(
    private readonly savedColleges: SavedCollegeRepository,
    private readonly matches: CurrentMatches,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, savedCollegeId, category }: MoveSavedCollege): Promise<void> {
    const matches = await this.matches.of(studentId);
    await this.unitOfWork.run(async () => {
      const saved = await this.savedColleges.ownedBy(studentId, savedCollegeId);
      saved.moveTo(category, matches.categoryAt(saved.collegeId));
    });
  }
}
