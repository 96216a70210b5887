import pg from 'pg';
import { CONNECTIONS } from './connections.js';
import { BACKGROUND_LIMITS, type DatabaseLimits, type RequestLimits } from './database-limits.js';
import { destroyWhenSilent } from './destroy-when-silent.js';
import { DatabaseWaits } from './database-waits.js';
import { PreparedStatements } from './prepared-statements.js';

type OnConnection = Parameters<pg.Pool['connect']>[0];

/**
 * Gives requests and everything else connections of their own, with limits of their own: jobs that wait for a lock take no
 * connection from the students. MikroORM makes one pool; this lets it hand out the connections of both.
 */
export function splitPool(pool: pg.Pool, limits: RequestLimits): void {
  const { waitsForConnectionsMs, waitsMs, ...ofRequests } = limits;
  const requests = poolLike(pool, CONNECTIONS.requests, ofRequests, waitsMs);
  const background = poolLike(pool, CONNECTIONS.background, BACKGROUND_LIMITS);

  const connect = async (): Promise<pg.PoolClient> => {
    const waits = DatabaseWaits.ofThisRequest();
    if (waits === undefined) return releasedOnce(await background.connect());

    const client = await waits.during(() => requests.connect(), waitsForConnectionsMs);
    heldBy.set(client, waits);
    return releasedOnce(client);
  };
  Object.assign(pool, {
    connect: (onConnection?: OnConnection) =>
      onConnection === undefined
        ? connect()
        : void connect().then(
            (client) => onConnection(undefined, client, () => client.release()),
            (error: unknown) => onConnection(asError(error), undefined, () => undefined),
          ),
    end: () => Promise.all([requests.end(), background.end()]),
  });
}

/** A second release does nothing, so that a broken connection can be taken back before its user releases it. */
function releasedOnce(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
  return client;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error('Not connected'));

/** The request that holds a connection, or was the last to. */
const heldBy = new WeakMap<pg.PoolClient, DatabaseWaits>();

function poolLike({ options }: pg.Pool, max: number, limits: DatabaseLimits, waitsMs = Infinity): pg.Pool {
  // The password is not enumerable.
  const pool = new pg.Pool({ ...options, ...limits, max, password: options.password });
  // A lost connection is replaced; without listeners the process would exit.
  pool.on('error', () => undefined);
  const prepared = new PreparedStatements();
  pool.on('connect', (client) => {
    prepared.useOn(client);
    client.on('error', () => undefined);
    // Kysely never releases the connection of a transaction whose rollback fails too.
    client.once('end', () => client.release(true));
    destroyWhenSilent(client, {
      silenceMs: () => limits.silenceMs - (heldBy.get(client)?.forConnectionsMs ?? 0),
      isTooLong: (everyMs) => {
        const waits = heldBy.get(client);
        waits?.noteStatement(everyMs);
        return (waits?.totalMs ?? 0) >= waitsMs;
      },
      onSilent: () => dropIdle(pool),
    });
  });
  return pool;
}

/** They are probably lost too, and each would cost another request its answer. */
function dropIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1)
    pool.connect().then(
      (client) => releasedOnce(client).release(true),
      () => undefined,
    );
}
