import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { ApplicationRepository } from '../../applications/domain/application.repository.js';
import { type Offer } from '../domain/offers/offer.js';
import { OfferRepository } from '../domain/offers/offer.repository.js';
import { timeOfSave } from '../domain/offers/stored-offer.js';
import { yearFigures } from '../domain/offers/year-figures.js';

/** Stores what the letter of one college says. */
export class SaveOffer extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly applicationId: string,
    readonly offer: Offer,
    readonly basedOn: BasedOn,
    /** The parent who does it; null for the student. */
    readonly changedBy: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(SaveOffer)
export class SaveOfferHandler implements ICommandHandler<SaveOffer> {
  constructor(
    private readonly offers: OfferRepository,
    private readonly applications: ApplicationRepository,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, applicationId, offer, basedOn, changedBy }: SaveOffer): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const application = await this.applications.lock(studentId, applicationId);
      const stored = await this.offers.locked(studentId, applicationId);
      const updatedAt = timeOfSave(stored, { sent: offer, basedOn, now: this.clock.now() });
      await this.offers.save(studentId, { applicationId, offer, updatedAt, changedBy });
      application.noteAidOffered(yearFigures(offer).giftAid);
    });
  }
}
