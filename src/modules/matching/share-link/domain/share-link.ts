export const MOST_SHARE_LINKS = 3;
export const LONGEST_NAME = 40;

/** For how many days a link can be open. */
export const DAYS_OPEN = [7, 30, 90] as const;
export type DaysOpen = (typeof DAYS_OPEN)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
/** A page may load again: within half an hour it is one opening. */
const ONE_OPENING_MS = 30 * 60 * 1000;

/** Whoever has its token reads the student’s list, without an account, until it expires or the student ends it. */
export interface ShareLink {
  readonly id: string;
  readonly studentId: string;
  /** Whom it is for, as the student calls them. */
  readonly name: string;
  readonly showsFamilyPrice: boolean;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly lastOpenedAt: Date | null;
}

export const expiryOf = (now: Date, days: DaysOpen): Date => new Date(now.getTime() + days * DAY_MS);

export const isNewOpening = ({ lastOpenedAt }: Pick<ShareLink, 'lastOpenedAt'>, now: Date): boolean =>
  lastOpenedAt === null || lastOpenedAt.getTime() <= newOpeningBefore(now).getTime();

/** An opening before this moment is over. */
export const newOpeningBefore = (now: Date): Date => new Date(now.getTime() - ONE_OPENING_MS);
