import { Injectable } from '@nestjs/common';
import { type Budget, Budgets, BudgetSpent } from '#shared-kernel/application/budget.js';
import { householdOf } from '#shared-kernel/application/household.js';
import { IDENTITY_BUDGETS } from '../../account/application/identity-budgets.js';
import { normalisedEmail } from '../../account/domain/email-address.js';

export interface Attempt {
  email: string;
  address: string;
  /** Names the browser where it has signed in to this very account before. */
  knownBrowser: string | null;
}

export interface AttemptUnderWay {
  /** It was no wrong guess after all, so it does not count. */
  readonly forgive: () => Promise<void>;
}

/** An address may fail this many times its budget before it is closed to first-time browsers altogether. */
const CEILING = 5;

const TOO_MANY = 'Too many tries to sign in.';

/**
 * Slows guessing without locking anybody out who knows the password. Every try is counted before the password is looked at
 * and forgiven when it was right, so only wrong guesses use a budget up. Known and unknown e-mails are counted alike.
 */
@Injectable()
export class GuessLimits {
  constructor(private readonly budgets: Budgets) {}

  /** Throws `BudgetSpent` where this try has to wait. */
  async before({ email, address, knownBrowser }: Attempt): Promise<AttemptUnderWay> {
    // A browser its owner has used before has a budget of its own: guesses from elsewhere do not shut it out.
    if (knownBrowser !== null) {
      const own = await this.budgets.spend(IDENTITY_BUDGETS['login-known-browser'], knownBrowser);
      if (!own.isOver) return this.underWay([[IDENTITY_BUDGETS['login-known-browser'], knownBrowser]]);
    }
    return this.strangersTry(normalisedEmail(email), householdOf(address));
  }

  private async strangersTry(account: string, household: string): Promise<AttemptUnderWay> {
    const here = `${household} ${account}`;
    const ofAccount = await this.budgets.spend(IDENTITY_BUDGETS['login-account'], account);
    if (ofAccount.isOver) throw new GuessingStopped(ofAccount.secondsLeft, ofAccount.isFirstOver);

    const counted: Counted[] = [
      [IDENTITY_BUDGETS['login-account'], account],
      [IDENTITY_BUDGETS.login, household],
      [IDENTITY_BUDGETS['login-account-here'], here],
    ];
    const [ofAddress, ofBoth] = await Promise.all([
      this.budgets.spend(IDENTITY_BUDGETS.login, household),
      this.budgets.spend(IDENTITY_BUDGETS['login-account-here'], here),
    ]);
    const underWay = this.underWay(counted);
    // While somebody at this address guesses, only accounts that failed here have to wait: the others are just arriving.
    const isClosed = ofAddress.count > ofAddress.allowed * CEILING;
    if (!isClosed && !(ofAddress.isOver && ofBoth.isOver)) return underWay;

    await underWay.forgive();
    throw new GuessingStopped(
      isClosed ? ofAddress.secondsLeft : Math.min(ofAddress.secondsLeft, ofBoth.secondsLeft),
      false,
    );
  }

  private underWay(counted: readonly Counted[]): AttemptUnderWay {
    return {
      forgive: async () => {
        await Promise.all(counted.map(([budget, who]) => this.budgets.giveBack(budget, who)));
      },
    };
  }
}

type Counted = readonly [budget: Budget, who: string];

/** `isFirst` once per window: worth one line in the log, not one per guess. */
export class GuessingStopped extends BudgetSpent {
  constructor(
    retryAfterSeconds: number,
    readonly isFirst: boolean,
  ) {
    super(retryAfterSeconds, TOO_MANY);
  }
}
