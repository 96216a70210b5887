import { createHash } from 'node:crypto';
import { type Sql } from '../persistence/sql.js';

const EVERYONE = 'everyone';
const TODAY = `(now() at time zone 'utc')::date`;

const OPEN_DAY = `
  insert into platform.model_tokens (owner, day) values ($1, ${TODAY}), ($2, ${TODAY}) on conflict do nothing`;

/** Both rows or none. They are locked in one order, and read as they are then. */
const RESERVE = `
  with today as (
    select owner, tokens from platform.model_tokens
     where day = ${TODAY} and owner in ($1, $2) order by owner for update
  )
  update platform.model_tokens as kept set tokens = kept.tokens + $3
   where kept.day = ${TODAY} and kept.owner in ($1, $2)
     and 2 = (select count(*) from today
               where today.tokens + $3 <= case when today.owner = $2 then $5::bigint else $4::bigint end)
  returning kept.day::text as day`;

const SETTLE = `
  update platform.model_tokens set tokens = greatest(0, tokens + $3)
   where day = $4::date and owner in ($1, $2)`;

/** What is allowed in one day, in UTC. */
export interface DailyTokens {
  perStudent: number;
  inTotal: number;
}

export interface Reservation {
  owner: string;
  day: string;
  tokens: number;
}

/** Counts tokens of a day for each student and in total, exact over all replicas. */
export class TokenBudget {
  constructor(
    private readonly sql: Sql,
    private readonly daily: DailyTokens,
  ) {}

  /** Null when it would be more than is allowed. */
  async reserve(studentId: string, tokens: number): Promise<Reservation | null> {
    const owner = ownerOf(studentId);
    await this.sql.rowsOutsideUnitOfWork(OPEN_DAY, [owner, EVERYONE]);
    const { perStudent, inTotal } = this.daily;
    const rows = await this.sql.rowsOutsideUnitOfWork<{ day: string }>(RESERVE, [
      owner,
      EVERYONE,
      tokens,
      perStudent,
      inTotal,
    ]);
    const day = rows[0]?.day;
    return day === undefined ? null : { owner, day, tokens };
  }

  /** Counts what was used instead of what was reserved. */
  async settle({ owner, day, tokens }: Reservation, used: number): Promise<void> {
    await this.sql.rowsOutsideUnitOfWork(SETTLE, [owner, EVERYONE, used - tokens, day]);
  }
}

/** Hashed, so that the table contains no ids. */
const ownerOf = (studentId: string): string => createHash('sha256').update(studentId).digest('base64url');
