import { type Client, type QueryResult } from 'pg';

/**
 * The rows of a statement, so many at a time, within the transaction that is open: thousands that come at once are taken in at
 * once, and nobody else has the event loop meanwhile. While the caller works on a piece, the database puts the next together.
 */
export async function* inPieces<Row extends object>(
  client: Client,
  statement: string,
  rowsAtOnce: number,
): AsyncGenerator<Row[]> {
  await client.query(`declare pieces no scroll cursor for ${statement}`);
  const fetched = (): Promise<QueryResult<Row>> => {
    const coming = client.query<Row>(`fetch ${rowsAtOnce} from pieces`);
    // Whoever waits for it hears of a failure; until somebody does, it is nobody's.
    coming.catch(() => undefined);
    return coming;
  };
  let coming = fetched();
  for (;;) {
    const { rows } = await coming;
    const isLast = rows.length < rowsAtOnce;
    if (!isLast) coming = fetched();
    yield rows;
    if (isLast) return;
  }
}
