import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Accounts, AuditLog, LinkedStudents } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { SaveOffer } from '../../aid/application/save-offer.js';
import { type Offer } from '../../aid/domain/offers/offer.js';
import { type Application } from '../../applications/domain/application.js';
import { ChecklistItemNotFound } from '../../applications/domain/application.errors.js';
import { ApplicationRepository } from '../../applications/domain/application.repository.js';
import { AidChangedByParent } from '../domain/shared-money.events.js';

interface FormOfApplication {
  readonly applicationId: string;
  readonly itemId: string;
}

/** Where a student shares prices and offers, a parent may fill in; the student hears of it. */
@Injectable()
export class ChangeAidAsParent {
  constructor(
    private readonly commands: CommandBus,
    private readonly applications: ApplicationRepository,
    private readonly students: LinkedStudents,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws StudentNotFound @throws NotShared @throws OfferChangedElsewhere @throws OfferIsEmpty */
  async saveOffer(
    parentId: string,
    studentId: string,
    { applicationId, offer, basedOn }: { applicationId: string; offer: Offer; basedOn: BasedOn },
  ): Promise<void> {
    await this.within(parentId, studentId, 'offer', async () => {
      await this.commands.execute(new SaveOffer(studentId, applicationId, offer, basedOn, parentId));
      return [await this.applications.lock(studentId, applicationId)];
    });
  }

  /**
   * Marks aid forms as done, or not done, all or none.
   * @throws StudentNotFound @throws NotShared @throws ChecklistItemNotFound
   */
  async tickForms(
    parentId: string,
    studentId: string,
    { forms, doneOn }: { forms: readonly FormOfApplication[]; doneOn: string | null },
  ): Promise<void> {
    await this.within(parentId, studentId, 'forms', async () => {
      const changed: Application[] = [];
      for (const form of forms) changed.push(await this.tick(studentId, form, doneOn));
      return changed;
    });
  }

  private async tick(
    studentId: string,
    { applicationId, itemId }: FormOfApplication,
    doneOn: string | null,
  ): Promise<Application> {
    const application = await this.applications.lock(studentId, applicationId);
    const item = application.items.find(({ id }) => id === itemId);
    if (item?.kind !== 'aid-form') throw new ChecklistItemNotFound();
    application.changeItem(itemId, { doneOn });
    return application;
  }

  private async within(
    parentId: string,
    studentId: string,
    what: AidChangedByParent['what'],
    change: () => Promise<readonly Application[]>,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Whoever ends the link locks the same two first, so nothing is changed after the end.
      await this.accounts.lock(studentId);
      await this.accounts.lock(parentId);
      const { relation } = await this.students.open(parentId, studentId, 'prices');
      const [changed] = await change();
      if (changed === undefined) return;
      const { id, collegeId } = changed;
      const day = todayOf(this.clock.now());
      await this.audit.record({
        kind: 'aid-changed-by-parent',
        userId: studentId,
        by: parentId,
        detail: { what, relation },
      });
      await this.events.publish(new AidChangedByParent(studentId, parentId, what, id, collegeId, day));
    });
  }
}
