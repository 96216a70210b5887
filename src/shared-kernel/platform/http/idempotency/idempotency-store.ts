import { Injectable } from '@nestjs/common';
import { Sql } from '../../persistence/sql.js';
import { type KeyedCall } from './idempotency-key.js';

/** How long a replica that stopped responding during a call can hold its key. */
const LEASE = '30s';

// The lock ends with the transaction. A replica that crashes closes its connection, which ends the transaction; for one that
// just stops responding there is the timeout.
const CLAIM = `
  select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isOurs",
         set_config('idle_in_transaction_session_timeout', $2, true)`;

const FIND = `
  select request_fingerprint as fingerprint, status, body
    from platform.remembered_replies
   where user_id = $1 and route = $2 and idempotency_key = $3 and replied_at > now() - interval '24 hours'`;

// A conflict can only be an expired reply that was not removed yet.
const SAVE = `
  insert into platform.remembered_replies (user_id, route, idempotency_key, request_fingerprint, status, body)
  values ($1, $2, $3, $4, $5, $6)
      on conflict (user_id, route, idempotency_key) do update
         set request_fingerprint = excluded.request_fingerprint,
             status = excluded.status,
             body = excluded.body,
             replied_at = excluded.replied_at`;

const REMOVE_EXPIRED = `delete from platform.remembered_replies where replied_at <= now() - interval '24 hours'`;

export interface SavedReply {
  fingerprint: string;
  status: number;
  /** JSON as it was sent; null where the reply had no body. */
  body: string | null;
}

/** Replies by key, for all replicas. Call `claim`, `find` and `save` in the transaction that makes the change. */
@Injectable()
export class IdempotencyStore {
  constructor(private readonly sql: Sql) {}

  /** False while another transaction handles the same call. The claim ends with this transaction. */
  async claim({ userId, route, key }: KeyedCall): Promise<boolean> {
    const claim = await this.sql.row<{ isOurs: boolean }>(CLAIM, [`${userId} ${route} ${key}`, LEASE]);
    return claim?.isOurs === true;
  }

  find({ userId, route, key }: KeyedCall): Promise<SavedReply | null> {
    return this.sql.row<SavedReply>(FIND, [userId, route, key]);
  }

  async save(
    { userId, route, key, fingerprint }: KeyedCall,
    { status, body }: Omit<SavedReply, 'fingerprint'>,
  ): Promise<void> {
    await this.sql.rows(SAVE, [userId, route, key, fingerprint, status, body]);
  }

  /** Removes replies older than a day. */
  async removeExpired(): Promise<void> {
    await this.sql.rows(REMOVE_EXPIRED);
  }
}
