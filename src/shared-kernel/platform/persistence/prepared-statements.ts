import { type PoolClient } from 'pg';

/** How often a statement comes before it is worth keeping. */
const OFTEN = 5;
/** A connection keeps a plan for each name. */
const MOST_NAMES = 200;
/** Texts that are put together anew for each call must not fill the memory. */
const MOST_TEXTS = 1000;

/**
 * Gives names to the statements that come again and again, so that PostgreSQL plans them once for each connection. Without a name it
 * plans them every time, which takes half of the time of a small one. The names only count up.
 */
export class PreparedStatements {
  private readonly seen = new Map<string, number>();
  private readonly names = new Map<string, string>();

  /** The connection prepares what has a name by now. Only statements with parameters: values in a text make it another one. */
  useOn(client: PoolClient): void {
    const query = client.query.bind(client);
    const byName = (text: unknown, values: unknown, ...others: unknown[]): unknown => {
      const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isPlain ? this.nameOf(text) : undefined;
      const first = name === undefined ? [text, values] : [{ name, text, values }];
      return Reflect.apply(query, client, [...first, ...others]);
    };
    Object.assign(client, { query: byName });
  }

  private nameOf(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.names.size >= MOST_NAMES) return name;
    return this.isOften(text) ? this.named(text) : undefined;
  }

  private isOften(text: string): boolean {
    const times = (this.seen.get(text) ?? 0) + 1;
    if (times === 1 && this.seen.size >= MOST_TEXTS) this.seen.clear();
    this.seen.set(text, times);
    return times >= OFTEN;
  }

  private named(text: string): string {
    const name = `statement_${String(this.names.size + 1)}`;
    this.seen.delete(text);
    this.names.set(text, name);
    return name;
  }
}
