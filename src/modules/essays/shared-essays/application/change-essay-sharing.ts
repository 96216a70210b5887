import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, AuditLog, LinkedAdults } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EssayRepository } from '../../domain/essay/essay.repository.js';
import { EssayShared } from '../domain/essay-share.events.js';
import { EssayShares } from './essay-shares.js';

/** A student opens one essay to one linked adult, or closes it. @throws EssayNotFound @throws AdultNotFound */
export class ChangeEssaySharing extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly essayId: string,
    readonly adultId: string,
    readonly isShared: boolean,
  ) {
    super();
  }
}

@CommandHandler(ChangeEssaySharing)
export class ChangeEssaySharingHandler implements ICommandHandler<ChangeEssaySharing> {
  constructor(
    private readonly essays: EssayRepository,
    private readonly shares: EssayShares,
    private readonly adults: LinkedAdults,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, essayId, adultId, isShared }: ChangeEssaySharing): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      await this.accounts.lockIfExists(adultId);
      const essay = await this.essays.lock(studentId, essayId);
      const { linkedAt, relation } = await this.adults.require(studentId, adultId);
      const changed = isShared
        ? await this.shares.add({ essayId, adultId, linkedAt }, this.clock.now())
        : await this.shares.remove(essayId, adultId);
      if (!changed) return;

      const detail = { essay: essay.details().title, relation, shared: isShared ? 'yes' : 'no' };
      await this.audit.record({ kind: 'sharing-changed', userId: studentId, detail });
      if (isShared) await this.events.publish(new EssayShared(essayId, studentId, adultId));
    });
  }
}
