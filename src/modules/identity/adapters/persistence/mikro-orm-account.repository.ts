import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../domain/account.js';
import { EmailAlreadyRegistered } from '../../domain/account.errors.js';
import { AccountRepository } from '../../domain/account.repository.js';
import { normalisedEmail } from '../../domain/email-address.js';

@Injectable()
export class MikroOrmAccountRepository extends AccountRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  byId(id: string): Promise<Account> {
    return this.entities.findOneOrFail(Account, { id });
  }

  byEmail(email: string): Promise<Account | null> {
    return this.entities.findOne(Account, { email: normalisedEmail(email) });
  }

  async add(account: Account): Promise<void> {
    try {
      await this.entities.persist(account).flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new EmailAlreadyRegistered();
      throw error;
    }
  }
}
