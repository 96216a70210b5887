import { Injectable } from '@nestjs/common';
import { TooManySignInsAtOnce } from '../../account/domain/account.errors.js';

/** Two passwords are compared while two other people's budgets and accounts are read or stored. */
const AT_ONCE = 4;
/** A school of this many may arrive in the same moment. At some 25 a second the last of them waits eight seconds. */
const IN_LINE = 200;

/**
 * Where people with a password wait until it is their turn: nobody in the line holds a connection to the database, and who
 * finds it full is sent away before anything is counted or read.
 */
@Injectable()
export class SignInLine {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  get isFull(): boolean {
    return this.waiting.length >= IN_LINE;
  }

  /** Throws `TooManySignInsAtOnce` at once where the line is full. */
  async inTurn<Result>(signIn: () => Promise<Result>): Promise<Result> {
    await this.turn();
    try {
      return await signIn();
    } finally {
      this.next();
    }
  }

  private turn(): Promise<void> | undefined {
    if (this.underWay === AT_ONCE) return this.waitInLine();
    this.underWay += 1;
    return undefined;
  }

  private waitInLine(): Promise<void> {
    if (this.isFull) throw new TooManySignInsAtOnce();
    return new Promise((called) => this.waiting.push(called));
  }

  /** The turn goes to whoever waited longest, so that nobody who arrives just then takes it. */
  private next(): void {
    const called = this.waiting.shift();
    if (called === undefined) this.underWay -= 1;
    else called();
  }
}
