import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { type SignInState, SignInStates } from '../../application/sign-in-states.js';

/** A role change on another replica is noticed within this time; so is an end whose notification got lost. */
const CACHED_FOR_MS = 20_000;
const MAX_CACHED = 20_000;

interface CachedState {
  state: SignInState | null;
  until: number;
}

const STATE = `
  select u.role,
         exists (select 1 from identity.second_factors f where f.user_id = u.id and f.confirmed_at is not null)
           as "hasSecondFactor"
    from identity.sign_ins s join identity.users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > $3 and u.is_active`;

@Injectable()
export class CachedSignInStates extends SignInStates {
  private readonly cache = new LRUCache<string, CachedState>({ max: MAX_CACHED });

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(signInId: string, userId: string, { fresh }: { fresh: boolean }): Promise<SignInState | null> {
    const now = this.clock.now();
    const cached = this.cache.get(signInId);
    if (!fresh && cached !== undefined && cached.until > now.getTime()) return cached.state;

    const state = await this.sql.row<SignInState>(STATE, [signInId, userId, now]);
    this.cache.set(signInId, { state, until: now.getTime() + CACHED_FOR_MS });
    return state;
  }

  forget(signInId: string): void {
    this.cache.delete(signInId);
  }
}
