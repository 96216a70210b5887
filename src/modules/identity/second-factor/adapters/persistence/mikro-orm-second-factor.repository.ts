import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SecondFactor } from '../../domain/second-factor.js';
import { SecondFactorRepository } from '../../domain/second-factor.repository.js';

@Injectable()
export class MikroOrmSecondFactorRepository extends SecondFactorRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  async lockAccount(userId: string): Promise<void> {
    await this.sql.rows('select 1 from identity.users where id = $1 for no key update', [userId]);
  }

  of(userId: string): Promise<SecondFactor | null> {
    return this.entities.findOne(SecondFactor, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async add(factor: SecondFactor): Promise<void> {
    await this.entities.persist(factor).flush();
  }

  async remove(factor: SecondFactor): Promise<void> {
    await this.entities.remove(factor).flush();
  }

  async replaceRecoveryCodes(userId: string, digests: readonly string[]): Promise<void> {
    await this.sql.rows('delete from identity.recovery_codes where user_id = $1', [userId]);
    await this.sql.rows(
      'insert into identity.recovery_codes (digest, user_id) select unnest($2::text[]), $1',
      [userId, digests],
    );
  }

  async spendRecoveryCode(userId: string, digests: readonly string[]): Promise<boolean> {
    const spent = await this.sql.row(
      'delete from identity.recovery_codes where user_id = $1 and digest = any($2) returning digest',
      [userId, digests],
    );
    return spent !== null;
  }
}
