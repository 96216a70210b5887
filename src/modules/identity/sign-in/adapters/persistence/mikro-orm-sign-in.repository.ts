import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type RefreshToken, SignIn } from '../../domain/sign-in.js';
import { SignInRepository } from '../../domain/sign-in.repository.js';

const ACTIVE_EXCEPT = `
  select id from identity.sign_ins
   where user_id = $1 and id is distinct from $2 and revoked_at is null and expires_at > $3
   order by id`;

@Injectable()
export class MikroOrmSignInRepository extends SignInRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  async add(signIn: SignIn, firstTokenDigest: string, now: Date): Promise<void> {
    await this.entities.persist(signIn).flush();
    await this.addToken(firstTokenDigest, signIn, now);
  }

  async byTokenDigest(tokenDigest: string): Promise<SignIn | null> {
    const token = await this.sql.row<{ signInId: string }>(
      'select sign_in_id as "signInId" from identity.refresh_tokens where digest = $1',
      [tokenDigest],
    );
    return token === null ? null : this.byId(token.signInId);
  }

  byId(signInId: string): Promise<SignIn | null> {
    return this.entities.findOne(SignIn, { id: signInId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async activeExcept(signInId: string | null, userId: string, now: Date): Promise<SignIn[]> {
    const rows = await this.sql.rows<{ id: string }>(ACTIVE_EXCEPT, [userId, signInId, now]);
    const others: SignIn[] = [];
    for (const { id } of rows) {
      const signIn = await this.byId(id);
      if (signIn !== null) others.push(signIn);
    }
    return others;
  }

  async findToken(tokenDigest: string): Promise<RefreshToken | null> {
    const row = await this.sql.row<{ digest: string; spentAt: string | null }>(
      'select digest, spent_at as "spentAt" from identity.refresh_tokens where digest = $1',
      [tokenDigest],
    );
    return row && { digest: row.digest, spentAt: row.spentAt === null ? null : new Date(row.spentAt) };
  }

  async rotateToken(spentDigest: string, successorDigest: string, signIn: SignIn, now: Date): Promise<void> {
    await this.sql.rows('update identity.refresh_tokens set spent_at = $2 where digest = $1', [
      spentDigest,
      now,
    ]);
    await this.addToken(successorDigest, signIn, now);
  }

  private async addToken(digest: string, signIn: SignIn, now: Date): Promise<void> {
    await this.sql.rows(
      'insert into identity.refresh_tokens (digest, sign_in_id, issued_at) values ($1, $2, $3)',
      [digest, signIn.id, now],
    );
  }
}
