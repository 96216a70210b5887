import { type Weeks } from '#shared-kernel/domain/weeks.js';

export interface SignInsOfStudent {
  readonly registeredAt: Date;
  readonly lastLogin: Date | null;
  /** Of the whole time, as far as the log goes back: one year. */
  readonly signIns: number;
  /** One for each week. */
  readonly signInsPerWeek: readonly number[];
}

/** When a student joined and came back. */
export abstract class SignInActivity {
  /** @throws StudentNotFound */
  abstract of(studentId: string, weeks: Weeks): Promise<SignInsOfStudent>;
}
