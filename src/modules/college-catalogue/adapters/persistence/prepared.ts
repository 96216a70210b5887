import { createHash } from 'node:crypto';
import pg, { type ClientBase, type QueryResult, type QueryResultRow } from 'pg';
import { Turns } from '#shared-kernel/platform/turns.js';

export interface Statement {
  text: string;
  values: unknown[];
}

const NAMES = new Map<string, string>();

/** A statement that comes again with every page: read and planned once per connection. */
export function prepared<Row extends QueryResultRow>(
  client: ClientBase,
  text: string,
  values: readonly unknown[],
): Promise<QueryResult<Row>> {
  return client.query<Row>({ name: nameOf(text), text, values: [...values] });
}

/**
 * Statements that do not wait for each other's results. A pipelined connection gets each as soon as it is encoded, so that the
 * database works on one while the next is encoded; any other gets them one after the other.
 */
export async function runAll(client: ClientBase, statements: Iterable<Statement>): Promise<QueryResult[]> {
  if (client instanceof pg.Client && client.pipeline) {
    const sent: Promise<QueryResult>[] = [];
    const turns = new Turns();
    for (const { text, values } of statements) {
      const answer = prepared(client, text, values);
      // Met below with all the others; until then it is not unhandled.
      answer.catch(() => undefined);
      sent.push(answer);
      await turns.pass();
    }
    return Promise.all(sent);
  }
  const answers: QueryResult[] = [];
  for (const { text, values } of statements) answers.push(await prepared(client, text, values));
  return answers;
}

function nameOf(text: string): string {
  const known = NAMES.get(text) ?? `import_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  NAMES.set(text, known);
  return known;
}
