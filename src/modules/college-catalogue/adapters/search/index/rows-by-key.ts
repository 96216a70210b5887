/** Rows of colleges under a key. */
export class RowsByKey<Key> {
  private readonly rows = new Map<Key, number[]>();

  add(key: Key, ...rows: readonly number[]): void {
    const known = this.rows.get(key);
    if (known === undefined) this.rows.set(key, [...rows]);
    else known.push(...rows);
  }

  of(key: Key): readonly number[] {
    return this.rows.get(key) ?? [];
  }

  entries(): readonly (readonly [Key, readonly number[]])[] {
    return [...this.rows];
  }
}
