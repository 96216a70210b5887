import { createHash } from 'node:crypto';
import { type ClientBase, type QueryResult, type QueryResultRow } from 'pg';

const NAMES = new Map<string, string>();

/** A statement that comes again with every page: read and planned once per connection. */
export function prepared<Row extends QueryResultRow>(
  client: ClientBase,
  text: string,
  values: readonly unknown[],
): Promise<QueryResult<Row>> {
  return client.query<Row>({ name: nameOf(text), text, values: [...values] });
}

function nameOf(text: string): string {
  const known = NAMES.get(text) ?? `import_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  NAMES.set(text, known);
  return known;
}
