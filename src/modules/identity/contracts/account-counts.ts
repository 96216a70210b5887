export interface RegistrationsOfDay {
  /** "2026-11-20", in UTC. */
  readonly day: string;
  readonly registrations: number;
}

export interface AccountTotals {
  readonly total: number;
  readonly byRole: Readonly<Record<'student' | 'parent' | 'counselor' | 'admin', number>>;
  /** People who used the product in the last days. */
  readonly activeIn7Days: number;
  readonly activeIn30Days: number;
  /** The last 30 days, today included, the oldest first. */
  readonly registrations: readonly RegistrationsOfDay[];
}

/** How many accounts there are. Removed accounts are not among them. */
export abstract class AccountCounts {
  abstract at(now: Date): Promise<AccountTotals>;
}
