import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { ProfileVersions } from '#modules/student-profile/contracts/index.js';
import { type ChoiceChanges } from '../../domain/recommendation-choice.js';
import { RecommendationChoiceRepository } from '../../domain/recommendation-choice.repository.js';
import { CollegeNotInCatalogue } from '../../domain/saved-college.errors.js';
import { SavedCollegeRepository } from '../../domain/saved-college.repository.js';
import { CurrentColleges } from '../matches/current-colleges.js';

/** Says whether a college interests the student, and what they noted about it. The same again changes nothing. */
export class ChooseRecommendation extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly collegeId: number,
    readonly changes: ChoiceChanges,
  ) {
    super();
  }
}

/** A hidden college counts as a change of the profile, so that matches and stored recommendations follow. */
@CommandHandler(ChooseRecommendation)
export class ChooseRecommendationHandler implements ICommandHandler<ChooseRecommendation> {
  constructor(
    private readonly choices: RecommendationChoiceRepository,
    private readonly savedColleges: SavedCollegeRepository,
    private readonly colleges: CurrentColleges,
    private readonly accounts: Accounts,
    private readonly profileVersions: ProfileVersions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, collegeId, changes }: ChooseRecommendation): Promise<void> {
    const { columns } = await this.colleges.prepared();
    if (!columns.rowOf.has(collegeId)) throw new CollegeNotInCatalogue();

    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const choice = await this.choices.lock(studentId, collegeId);
      const wasHidden = choice.isHidden;
      choice.change(changes, this.clock.now());
      if (choice.isHidden === wasHidden) return;

      const saved = await this.savedColleges.find(studentId, collegeId);
      saved?.setHidden(choice.isHidden);
      await this.profileVersions.raise(studentId);
    });
  }
}
