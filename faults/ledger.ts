/** What one place in the database may contain: what was acknowledged last, or what was asked since without an answer. */
export class Expected<Value extends string | number | boolean> {
  private sure: Value;
  private readonly maybe = new Set<Value>();

  constructor(value: Value) {
    this.sure = value;
  }

  asked(value: Value): void {
    this.maybe.add(value);
  }

  acknowledged(value: Value): void {
    this.sure = value;
    this.maybe.clear();
  }

  /** The server refused, so nothing changed. */
  refused(value: Value): void {
    this.maybe.delete(value);
  }

  allows(value: Value): boolean {
    return value === this.sure || this.maybe.has(value);
  }

  get isSure(): boolean {
    return this.maybe.size === 0;
  }

  get certain(): Value {
    return this.sure;
  }

  toString(): string {
    return [this.sure, ...this.maybe].join(' or ');
  }
}

/** Everything one user was told is stored. */
export class UserLedger {
  readonly email: string;
  readonly registered = new Expected<boolean>(false);
  readonly school = new Expected<string>('none');
  readonly password: Expected<string>;
  /** By college. */
  readonly saved = new Map<number, Expected<boolean>>();
  /** By name; each is added once. */
  readonly awards = new Map<string, Expected<boolean>>();
  resetsAcknowledged = 0;

  constructor(email: string, password: string) {
    this.email = email;
    this.password = new Expected(password);
  }

  savedCollege(id: number): Expected<boolean> {
    const known = this.saved.get(id) ?? new Expected<boolean>(false);
    this.saved.set(id, known);
    return known;
  }

  award(name: string): Expected<boolean> {
    const known = this.awards.get(name) ?? new Expected<boolean>(false);
    this.awards.set(name, known);
    return known;
  }
}
