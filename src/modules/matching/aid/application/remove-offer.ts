import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { ApplicationRepository } from '../../applications/domain/application.repository.js';
import { OfferNotFound } from '../domain/offers/offer.errors.js';
import { OfferRepository } from '../domain/offers/offer.repository.js';
import { checkBasedOn } from '../domain/offers/stored-offer.js';

export class RemoveOffer extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly applicationId: string,
    readonly basedOn: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(RemoveOffer)
export class RemoveOfferHandler implements ICommandHandler<RemoveOffer> {
  constructor(
    private readonly offers: OfferRepository,
    private readonly applications: ApplicationRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, applicationId, basedOn }: RemoveOffer): Promise<void> {
    await this.unitOfWork.run(async () => {
      const application = await this.applications.lock(studentId, applicationId);
      const stored = await this.offers.locked(studentId, applicationId);
      if (stored === null) throw new OfferNotFound();
      checkBasedOn(stored, basedOn);
      await this.offers.remove(studentId, applicationId);
      application.noteAidOffered(null);
    });
  }
}
