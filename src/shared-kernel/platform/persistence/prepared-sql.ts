import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { CONNECTIONS } from './connections.js';
import { DATABASE_URL } from './database-url.token.js';

const CONNECT_WITHIN_MS = 5_000;
const IDLE_FOR_MS = 60_000;

const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMP_WITH_ZONE = 1184;

/** One name for one text: connections know a statement by it. */
export interface PreparedStatement {
  readonly name: string;
  readonly sql: string;
}

/**
 * Statements that come with nearly every request: being parsed and planned anew each time would cost more than they do. Each
 * connection, beside the mapper's, prepares a statement once. Values are given as the mapper gives them: times as text.
 */
@Injectable()
export class PreparedSql implements OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(@Inject(DATABASE_URL) connectionString: string) {
    this.pool = new pg.Pool({
      connectionString,
      application_name: 'flyleaf-prepared',
      max: CONNECTIONS.prepared,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      idleTimeoutMillis: IDLE_FOR_MS,
      types: timesAsText(),
    });
    // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  async rows<Row extends object>(
    { name, sql }: PreparedStatement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ name, text: sql, values: [...values] });
    return rows;
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.end();
  }
}

function timesAsText(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  for (const time of [DATE, TIMESTAMP, TIMESTAMP_WITH_ZONE])
    types.setTypeParser(time, (text: string) => text);
  return types;
}
