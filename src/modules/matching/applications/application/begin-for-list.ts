import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '#modules/identity/contracts/index.js';
import {
  type ApplicationPlan,
  ApplicationPlans,
  type CollegeCard,
  CollegeCards,
} from '#modules/college-catalogue/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { SavedUnitIds } from '../../application/saved-colleges/saved-unit-ids.js';
import { Application } from '../domain/application.js';
import { MOST_APPLICATIONS } from '../domain/application.errors.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { unhurriedRound } from '../domain/rounds/unhurried-round.js';
import { FirstChecklists } from './first-checklists.js';

/** Starts an application to every saved college that has none, in the regular round. Returns the new ids. */
export class BeginForList extends Command<string[]> {
  constructor(readonly studentId: string) {
    super();
  }
}

@CommandHandler(BeginForList)
export class BeginForListHandler implements ICommandHandler<BeginForList> {
  constructor(
    private readonly saved: SavedUnitIds,
    private readonly applications: ApplicationRepository,
    private readonly cards: CollegeCards,
    private readonly plans: ApplicationPlans,
    private readonly checklists: FirstChecklists,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId }: BeginForList): Promise<string[]> {
    const collegeIds = await this.saved.of(studentId);
    const [cards, plans] = await Promise.all([this.cards.of(collegeIds), this.plans.of(collegeIds)]);

    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const there = (await this.applications.lockAllOf(studentId)).filter(({ isDeleted }) => !isDeleted);
      const taken = new Set(there.map(({ collegeId }) => collegeId));
      return collegeIds
        .flatMap((id) => (taken.has(id) ? [] : (cards.get(id) ?? [])))
        .slice(0, MOST_APPLICATIONS - there.length)
        .map((card) => {
          const application = this.begun(studentId, card, plans.get(card.id));
          this.applications.add(application);
          return application.id;
        });
    });
  }

  /** A regular round changes no estimate. */
  private begun(studentId: string, card: CollegeCard, plan: ApplicationPlan | undefined): Application {
    return Application.begin({
      id: newId(),
      studentId,
      collegeId: card.id,
      ...unhurriedRound(plan?.rounds ?? [], card.openAdmission === true),
      applicationPlatform: null,
      checklist: this.checklists.for(card, plan, null),
      now: this.clock.now(),
    });
  }
}
