/** An authenticator app of an account. It takes effect after the first correct code, and each code works once. */
export class SecondFactor {
  private confirmedAt: Date | null = null;
  /** The time step of the last accepted code: codes of this step or earlier are refused. */
  private lastStep = 0;

  constructor(
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

  replaceSecret(sealedSecret: string): void {
    this.sealedSecret = sealedSecret;
    this.lastStep = 0;
  }

  /** The same secret, sealed with the server's current key. */
  reseal(sealedSecret: string): void {
    this.sealedSecret = sealedSecret;
  }

  /** Returns false for a wrong code (null) and for a code that was already used. */
  acceptStep(step: number | null): boolean {
    if (step === null || step <= this.lastStep) return false;
    this.lastStep = step;
    return true;
  }

  confirm(now: Date): void {
    this.confirmedAt ??= now;
  }
}
