import { Injectable } from '@nestjs/common';
import { type Caller } from '#shared-kernel/application/caller.js';
import { FileOwners } from '#shared-kernel/application/file-owners.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Accounts } from '../../contracts/accounts.js';

/** Besides their owner, only an admin may open a person's files, and the owner can see it. */
@Injectable()
export class IdentityFileOwners extends FileOwners {
  constructor(
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  lock(ownerId: string): Promise<void> {
    return this.accounts.lock(ownerId);
  }

  mayOpen({ role }: Caller): Promise<boolean> {
    return Promise.resolve(role === 'admin');
  }

  async recordOpening({ userId }: Caller, ownerId: string): Promise<void> {
    await this.audit.record({ kind: 'file-opened', userId: ownerId, by: userId });
  }
}
