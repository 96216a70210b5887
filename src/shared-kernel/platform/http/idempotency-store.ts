import { Injectable } from '@nestjs/common';
import { Sql } from '../persistence/sql.js';
import { type KeyedCall } from './idempotency-key.js';

/** How long a replica that went silent in the middle of a call can keep its key. */
const LEASE = '30s';

// The lock is the transaction's and goes with it, however that ends. A replica that dies closes its connection, which ends
// the transaction; one that vanishes without a word is covered by the limit.
const CLAIM = `
  select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isOurs",
         set_config('idle_in_transaction_session_timeout', $2, true)`;

const FIND = `
  select request_fingerprint as fingerprint, status, body
    from platform.remembered_replies
   where user_id = $1 and route = $2 and idempotency_key = $3 and replied_at > now() - interval '24 hours'`;

// Only an expired reply that nobody has removed yet can be in the way.
const KEEP = `
  insert into platform.remembered_replies (user_id, route, idempotency_key, request_fingerprint, status, body)
  values ($1, $2, $3, $4, $5, $6)
      on conflict (user_id, route, idempotency_key) do update
         set request_fingerprint = excluded.request_fingerprint,
             status = excluded.status,
             body = excluded.body,
             replied_at = excluded.replied_at`;

const FORGET = `delete from platform.remembered_replies where replied_at <= now() - interval '24 hours'`;

export interface RememberedReply {
  fingerprint: string;
  status: number;
  /** JSON as it was sent; null when the reply had no body. */
  body: string | null;
}

/** Replies by key, for all replicas. `claim`, `find` and `keep` belong in one transaction with the effect of the call. */
@Injectable()
export class IdempotencyStore {
  constructor(private readonly sql: Sql) {}

  /** False while another transaction works on the same call. Held until this transaction ends. */
  async claim({ userId, route, key }: KeyedCall): Promise<boolean> {
    const claim = await this.sql.row<{ isOurs: boolean }>(CLAIM, [`${userId} ${route} ${key}`, LEASE]);
    return claim?.isOurs === true;
  }

  find({ userId, route, key }: KeyedCall): Promise<RememberedReply | null> {
    return this.sql.row<RememberedReply>(FIND, [userId, route, key]);
  }

  async keep(
    { userId, route, key, fingerprint }: KeyedCall,
    { status, body }: Omit<RememberedReply, 'fingerprint'>,
  ): Promise<void> {
    await this.sql.rows(KEEP, [userId, route, key, fingerprint, status, body]);
  }

  /** Removes what is older than a day. */
  async forgetExpired(): Promise<void> {
    await this.sql.rows(FORGET);
  }
}
