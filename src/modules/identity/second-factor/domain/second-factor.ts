/** An authenticator app's secret, and that each of its codes is good once. Counts only after a first right code. */
export class SecondFactor {
  private confirmedAt: Date | null = null;
  /** The time step of the last code taken: none of it or of an earlier one is taken again. */
  private lastStep = 0;

  private constructor(
    readonly userId: string,
    private sealedSecret: string,
    private readonly createdAt: Date,
  ) {}

  static prepare(userId: string, sealedSecret: string, now: Date): SecondFactor {
    return new SecondFactor(userId, sealedSecret, now);
  }

  get sealed(): string {
    return this.sealedSecret;
  }

  isOn(): boolean {
    return this.confirmedAt !== null;
  }

  /** Another try at setting it up, with another secret. */
  prepareAgain(sealedSecret: string): void {
    this.sealedSecret = sealedSecret;
    this.lastStep = 0;
  }

  /** `step` is the time step the code belongs to, null where it belongs to none nearby. False: not taken. */
  takes(step: number | null): boolean {
    if (step === null || step <= this.lastStep) return false;
    this.lastStep = step;
    return true;
  }

  confirm(now: Date): void {
    this.confirmedAt ??= now;
  }
}
