import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { type SignInState, SignInStates } from '../../application/sign-in-states.js';

/** Another replica's sign-out, deactivation or demotion is noticed within this time. */
const REMEMBERED_FOR_MS = 20_000;
const REMEMBERED_AT_MOST = 20_000;

interface RememberedState {
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
  private readonly remembered = new Map<string, RememberedState>();

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(signInId: string, userId: string, { fresh }: { fresh: boolean }): Promise<SignInState | null> {
    const now = this.clock.now();
    const known = this.remembered.get(signInId);
    if (!fresh && known !== undefined && known.until > now.getTime()) return known.state;

    const state = await this.sql.row<SignInState>(STATE, [signInId, userId, now]);
    this.remember(signInId, { state, until: now.getTime() + REMEMBERED_FOR_MS });
    return state;
  }

  forget(signInId: string): void {
    this.remembered.delete(signInId);
  }

  private remember(signInId: string, state: RememberedState): void {
    this.remembered.delete(signInId);
    this.remembered.set(signInId, state);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > REMEMBERED_AT_MOST && oldest !== undefined) this.remembered.delete(oldest);
  }
}
