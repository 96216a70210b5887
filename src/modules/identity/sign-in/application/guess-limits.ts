import { Injectable } from '@nestjs/common';
import { type Budget, Budgets, BudgetSpent } from '#shared-kernel/application/budget.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { IDENTITY_BUDGETS } from '../../account/application/identity-budgets.js';
import { normalizedEmail } from '../../account/domain/email-address.js';
import { RecentRefusals } from './recent-refusals.js';

export interface Attempt {
  email: string;
  network: string;
  /** Identifies the browser if this account has signed in there before. */
  knownBrowser: string | null;
}

export interface CountedAttempt {
  /** It was not a wrong guess, so it does not count. */
  readonly forgive: () => Promise<void>;
}

/** An address with this many times its allowed failures is closed to all unknown browsers. */
const CEILING = 5;

const TOO_MANY = 'Too many sign-in attempts.';

/**
 * Slows down guessing without locking out anyone who knows the password. Every attempt is counted before the password is
 * checked and forgiven if it was right, so only wrong guesses use up a budget. Unknown emails are counted like known ones.
 */
@Injectable()
export class GuessLimits {
  private readonly refusals: RecentRefusals;

  constructor(
    private readonly budgets: Budgets,
    clock: Clock,
  ) {
    this.refusals = new RecentRefusals(clock);
  }

  /** Throws `GuessingStopped`, without counting, for what was refused some seconds ago. */
  refuseIfStopped({ email, network, knownBrowser }: Attempt): void {
    if (knownBrowser !== null) return;
    const account = normalizedEmail(email);
    const secondsLeft = this.refusals.secondsLeft(account, network, `${network} ${account}`);
    if (secondsLeft !== null) throw new GuessingStopped(secondsLeft, false);
  }

  /** Throws `GuessingStopped` if this attempt has to wait. */
  async count({ email, network, knownBrowser }: Attempt): Promise<CountedAttempt> {
    // A browser the owner has used before has its own budget: guesses from elsewhere do not lock it out.
    if (knownBrowser !== null) {
      const spending = await this.budgets.spend(IDENTITY_BUDGETS['login-known-browser'], knownBrowser);
      if (!spending.isOver) return this.counted([[IDENTITY_BUDGETS['login-known-browser'], knownBrowser]]);
    }
    return this.countUnknownBrowser(normalizedEmail(email), network);
  }

  private async countUnknownBrowser(account: string, network: string): Promise<CountedAttempt> {
    const ofAccount = await this.budgets.spend(IDENTITY_BUDGETS['login-account'], account);
    if (ofAccount.isOver) throw this.stopped(account, ofAccount.secondsLeft, ofAccount.isFirstOver);

    const accountHere = `${network} ${account}`;
    const [ofAddress, ofAccountHere] = await Promise.all([
      this.budgets.spend(IDENTITY_BUDGETS.login, network),
      this.budgets.spend(IDENTITY_BUDGETS['login-account-here'], accountHere),
    ]);
    const attempt = this.counted([
      [IDENTITY_BUDGETS['login-account'], account],
      [IDENTITY_BUDGETS.login, network],
      [IDENTITY_BUDGETS['login-account-here'], accountHere],
    ]);
    // While someone at this address guesses, only accounts that already failed here have to wait.
    const isClosed = ofAddress.count > ofAddress.allowed * CEILING;
    if (!isClosed && !(ofAddress.isOver && ofAccountHere.isOver)) return attempt;

    await attempt.forgive();
    throw isClosed
      ? this.stopped(network, ofAddress.secondsLeft)
      : this.stopped(accountHere, Math.min(ofAddress.secondsLeft, ofAccountHere.secondsLeft));
  }

  private stopped(who: string, secondsLeft: number, isFirst = false): GuessingStopped {
    this.refusals.remember(who, secondsLeft);
    return new GuessingStopped(secondsLeft, isFirst);
  }

  private counted(spent: readonly (readonly [Budget, string])[]): CountedAttempt {
    return {
      forgive: async () => {
        await Promise.all(spent.map(([budget, who]) => this.budgets.giveBack(budget, who)));
      },
    };
  }
}

/** `isFirst` is true once per window: worth one log entry, not one per guess. */
export class GuessingStopped extends BudgetSpent {
  constructor(
    retryAfterSeconds: number,
    readonly isFirst: boolean,
  ) {
    super(retryAfterSeconds, TOO_MANY);
  }
}
