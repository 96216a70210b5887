import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';
import { requestExpiryOf } from '../domain/link-request.js';
import { LinkRequested, StudentAsked } from '../domain/linked-adults.events.js';
import { SealedAddresses } from './sealed-addresses.js';
import { StoredRequests } from './stored-requests.js';

/** Nobody is told when there is no such student. */
@Injectable()
@ReactsTo(StudentAsked, { tries: 'long', concurrency: 2 })
export class StoreRequestWhenAsked implements Reaction<StudentAsked> {
  constructor(
    private readonly requests: StoredRequests,
    private readonly addresses: SealedAddresses,
    private readonly owners: AccountRepository,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ requestId, adultId, relation, sealedEmail }: StudentAsked): Promise<void> {
    const email = this.addresses.open(sealedEmail);
    if (email === null) return;
    await this.unitOfWork.run(async () => {
      const studentId = (await this.owners.byEmail(email))?.id;
      if (studentId === undefined) return;
      await this.accounts.lockIfExists(studentId);
      await this.accounts.lockIfExists(adultId);
      const askedAt = this.clock.now();
      const request = {
        id: requestId,
        studentId,
        adultId,
        relation,
        askedAt,
        expiresAt: requestExpiryOf(askedAt),
      };
      if (!(await this.requests.add(request))) return;
      await this.audit.record({
        kind: 'link-requested',
        userId: studentId,
        by: adultId,
        detail: { relation },
      });
      await this.events.publish(new LinkRequested(requestId, studentId, adultId));
    });
  }
}
