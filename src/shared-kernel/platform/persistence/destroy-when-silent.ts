import { Socket } from 'node:net';
import type pg from 'pg';

const CHECK_EVERY_MS = 250;

interface Watch {
  /** How long the server may send nothing. */
  silenceMs: () => number;
  /** Called every so often while a query waits for its answer. True gives the connection up. */
  isTooLong?: (everyMs: number) => boolean;
  onSilent?: () => void;
}

/**
 * Closes the connection when a query waits for its answer and the server has sent nothing for this long: a network can lose
 * a connection without telling. (`query_timeout` of `pg` fails the query but keeps the connection, and the next query would
 * wait behind the silent one.) Counts checks instead of time, because a busy event loop is not a silent server.
 */
export function destroyWhenSilent(client: pg.Client, { silenceMs, isTooLong, onSilent }: Watch): void {
  let silentChecks = 0;
  let received = 0;
  const timer = setInterval(() => {
    const now = bytesReceived(client);
    const waits = isWaiting(client);
    silentChecks = waits && now === received ? silentChecks + 1 : 0;
    received = now;
    const isSilent = (silentChecks - 1) * CHECK_EVERY_MS >= silenceMs();
    if (!isSilent && !(waits && isTooLong?.(CHECK_EVERY_MS))) return;
    client.connection.stream.destroy(new DatabaseSilent());
    if (isSilent) onSilent?.();
  }, CHECK_EVERY_MS);
  timer.unref();
  client.once('end', () => clearInterval(timer));
}

/** What `pg` knows but does not declare. */
const isWaiting = (client: pg.Client): boolean => Reflect.get(client, 'readyForQuery') === false;

const bytesReceived = ({ connection: { stream } }: pg.Client): number =>
  stream instanceof Socket ? stream.bytesRead : 0;

class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database did not answer in time.');
  }
}
