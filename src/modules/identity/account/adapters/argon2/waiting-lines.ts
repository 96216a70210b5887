/** One line for each network or account. The lines take turns, and share a fixed number of places. */
export class WaitingLines<Waiter> {
  private readonly lines = new Map<string, Waiter[]>();
  private size = 0;

  constructor(private readonly places: number) {}

  /** Returns who is left without a place: the last of the longest line, which may be the newcomer, or nobody. */
  join(line: string, newcomer: Waiter): Waiter | undefined {
    this.lines.set(line, [...(this.lines.get(line) ?? []), newcomer]);
    this.size += 1;
    return this.size > this.places ? this.removeLastOf(this.longestBut(line)) : undefined;
  }

  next(): Waiter | undefined {
    const [first] = this.lines;
    if (first === undefined) return undefined;
    const [line, [waiter, ...others]] = first;
    this.lines.delete(line);
    // Behind the other lines: their turn comes first.
    if (others.length > 0) this.lines.set(line, others);
    this.size -= 1;
    return waiter;
  }

  /** Another line only where it is longer than this one. */
  private longestBut(line: string): string {
    const lengthOf = (name: string): number => this.lines.get(name)?.length ?? 0;
    return [...this.lines.keys()].reduce(
      (longest, other) => (lengthOf(other) > lengthOf(longest) ? other : longest),
      line,
    );
  }

  private removeLastOf(line: string): Waiter | undefined {
    const waiters = this.lines.get(line) ?? [];
    const last = waiters.pop();
    if (waiters.length === 0) this.lines.delete(line);
    this.size -= 1;
    return last;
  }
}
