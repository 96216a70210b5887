import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Account } from '../../domain/account.js';
import { EmailAlreadyRegistered } from '../../domain/account.errors.js';
import { AccountRepository, type StoredPassword } from '../../domain/account.repository.js';
import { normalizedEmail } from '../../domain/email-address.js';

const PASSWORD = 'select id as "userId", password_hash as hash from identity.users where email = $1';

// In the order of ids, so that two admins who change each other wait in turn and not for each other.
const LOCK_WITH_ADMINS = `
  select id, role = 'admin' and is_active as "isActiveAdmin" from identity.users
   where id = $1 or (role = 'admin' and is_active)
   order by id for no key update`;

@Injectable()
export class MikroOrmAccountRepository extends AccountRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  async lock(id: string): Promise<void> {
    await this.sql.rows('select 1 from identity.users where id = $1 for no key update', [id]);
  }

  async lockWithAdmins(id: string): Promise<readonly string[]> {
    const locked = await this.sql.rows<{ id: string; isActiveAdmin: boolean }>(LOCK_WITH_ADMINS, [id]);
    return locked.filter(({ isActiveAdmin }) => isActiveAdmin).map((account) => account.id);
  }

  byId(id: string): Promise<Account> {
    return this.entities.findOneOrFail(Account, { id });
  }

  find(id: string): Promise<Account | null> {
    return this.entities.findOne(Account, { id });
  }

  async lockIfExists(id: string): Promise<boolean> {
    const row = await this.sql.row('select 1 from identity.users where id = $1 for key share', [id]);
    return row !== null;
  }

  findToRemove(id: string): Promise<Account | null> {
    return this.entities.findOne(Account, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  byEmail(email: string): Promise<Account | null> {
    return this.entities.findOne(Account, { email: normalizedEmail(email) });
  }

  passwordOf(email: string): Promise<StoredPassword | null> {
    return this.sql.row<StoredPassword>(PASSWORD, [normalizedEmail(email)]);
  }

  async byProvider(issuer: string, subject: string): Promise<Account | null> {
    const linked = await this.sql.row<{ id: string }>(
      'select id from identity.users where google_issuer = $1 and google_id = $2',
      [issuer, subject],
    );
    return linked && this.byId(linked.id);
  }

  add(account: Account): Promise<void> {
    return this.store(account);
  }

  saveEmail(account: Account): Promise<void> {
    return this.store(account);
  }

  private async store(account: Account): Promise<void> {
    try {
      await this.entities.persist(account).flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new EmailAlreadyRegistered();
      throw error;
    }
  }

  async remove(account: Account): Promise<void> {
    await this.entities.remove(account).flush();
  }
}
