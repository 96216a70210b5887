import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Added } from '#shared-kernel/domain/added.js';
import { ProfileVersions } from '#modules/student-profile/contracts/index.js';
import { type ListCategory } from '../../domain/list-category.js';
import { SavedCollege } from '../../domain/saved-college.js';
import { CollegeNotInCatalogue } from '../../domain/saved-college.errors.js';
import { SavedCollegeRepository } from '../../domain/saved-college.repository.js';
import { RecommendationChoiceRepository } from '../../domain/recommendation-choice.repository.js';
import { CurrentMatches } from '../matches/current-matches.js';

interface CollegeToSave {
  collegeId: number;
  /** Null leaves the category to the estimate. */
  category: ListCategory | null;
  notes: string;
  /** When it was saved before: a college put back by Undo returns to its place. Left out for a new one. */
  savedBefore?: Date | null;
}

/**
 * Saving a college that is in the list already changes nothing, so a double click saves it once. A college that did not interest
 * the student is shown again.
 */
export class SaveCollege extends Command<Added> {
  constructor(
    readonly studentId: string,
    readonly college: CollegeToSave,
  ) {
    super();
  }
}

@CommandHandler(SaveCollege)
export class SaveCollegeHandler implements ICommandHandler<SaveCollege> {
  constructor(
    private readonly savedColleges: SavedCollegeRepository,
    private readonly matches: CurrentMatches,
    private readonly choices: RecommendationChoiceRepository,
    private readonly profileVersions: ProfileVersions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, college: { collegeId, category, notes, savedBefore } }: SaveCollege) {
    const matches = await this.matches.of(studentId);
    if (!matches.knows(collegeId)) throw new CollegeNotInCatalogue();

    const saved = SavedCollege.save({
      id: newId(),
      studentId,
      collegeId,
      estimated: matches.categoryAt(collegeId),
      chosen: category,
      notes,
      now: earlier(savedBefore ?? null, this.clock.now()),
    });
    const add = () => this.unitOfWork.add(saved, () => this.savedColleges.addOnce(saved));
    if (!matches.hides(collegeId)) return add();
    return this.unitOfWork.run(async () => {
      const added = await add();
      await this.showAgain(studentId, collegeId);
      return added;
    });
  }

  private async showAgain(studentId: string, collegeId: number): Promise<void> {
    const choice = await this.choices.lock(studentId, collegeId);
    choice.change({ userInterested: null }, this.clock.now());
    const saved = await this.savedColleges.find(studentId, collegeId);
    saved?.setHidden(false);
    await this.profileVersions.raise(studentId);
  }
}

function earlier(before: Date | null, now: Date): Date {
  return before !== null && before < now ? before : now;
}
