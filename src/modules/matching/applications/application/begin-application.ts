import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import {
  ApplicationPlans,
  type CollegeCard,
  CollegeCards,
} from '#modules/college-catalogue/contracts/index.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { CollegeNotInCatalogue } from '../../domain/saved-college.errors.js';
import { Application } from '../domain/application.js';
import { ApplicationExists, MOST_APPLICATIONS, TooManyApplications } from '../domain/application.errors.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { type ChecklistItem } from '../domain/checklist/checklist-item.js';
import { type ApplicationPlatform, type Day } from '../domain/terms.js';
import { type Round } from '../domain/rounds/round.js';
import { EstimatedRound } from './estimated-round.js';
import { FirstChecklists } from './first-checklists.js';
import { OneAtATimeCheck } from './one-at-a-time-check.js';

export interface ApplicationToBegin extends Round {
  collegeId: number;
  applicationPlatform: ApplicationPlatform | null;
  submissionDeadline: Day | null;
  checkedWhere: string | null;
  notes: string;
}

/** Returns the id of the new application. */
export class BeginApplication extends Command<string> {
  constructor(
    readonly studentId: string,
    readonly application: ApplicationToBegin,
  ) {
    super();
  }
}

@CommandHandler(BeginApplication)
export class BeginApplicationHandler implements ICommandHandler<BeginApplication> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly cards: CollegeCards,
    private readonly plans: ApplicationPlans,
    private readonly checklists: FirstChecklists,
    private readonly oneAtATime: OneAtATimeCheck,
    private readonly estimatedRound: EstimatedRound,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, application: sent }: BeginApplication): Promise<string> {
    const card = await this.cardOf(sent.collegeId);
    const plan = (await this.plans.of([card.id])).get(card.id);
    const checklist = this.checklists.for(card, plan, sent.applicationPlatform);
    const application = this.begun(studentId, sent, checklist);

    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const all = await this.applications.lockAllOf(studentId);
      requireRoomFor(application, all, card);
      await this.oneAtATime.of(application, all);
      this.applications.add(application);
      await this.estimatedRound.changed(studentId, null, sent.applicationType);
    });
    return application.id;
  }

  private begun(studentId: string, sent: ApplicationToBegin, checklist: readonly ChecklistItem[]) {
    const { collegeId, applicationType, plan, applicationPlatform, ...entered } = sent;
    const now = this.clock.now();
    const application = Application.begin({
      ...{ id: newId(), studentId, collegeId, applicationType, plan, applicationPlatform, checklist, now },
    });
    application.change(entered, todayOf(now), now);
    return application;
  }

  private async cardOf(collegeId: number): Promise<CollegeCard> {
    const card = (await this.cards.of([collegeId])).get(collegeId);
    if (card === undefined) throw new CollegeNotInCatalogue();
    return card;
  }
}

/** @throws ApplicationExists, TooManyApplications */
export function requireRoomFor(
  { id, collegeId }: Application,
  all: readonly Application[],
  { shortName }: Pick<CollegeCard, 'shortName'>,
): void {
  const others = all.filter((other) => !other.isDeleted && other.id !== id);
  const same = others.find((other) => other.collegeId === collegeId);
  if (same !== undefined) throw new ApplicationExists(same.id, shortName);
  if (others.length >= MOST_APPLICATIONS) throw new TooManyApplications();
}
