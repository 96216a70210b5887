/** Remembers so many entries, and forgets the one that was not asked for the longest. */
export class RecentlyUsed<Key, Value> {
  // A Map keeps the order of insertion, so asking puts an entry back at the end.
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly capacity: number) {}

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size <= this.capacity) return;
    for (const oldest of this.entries.keys()) {
      this.entries.delete(oldest);
      return;
    }
  }

  delete(key: Key): void {
    this.entries.delete(key);
  }

  /** As of now, the one asked for last at the end. */
  all(): readonly (readonly [Key, Value])[] {
    return [...this.entries];
  }
}
