/**
 * When the record was last changed, by the copy that a change starts from. Null: there was no record yet. Undefined: the
 * caller does not say, and the last save wins.
 */
export type BasedOn = Date | null | undefined;

/** Whether someone changed the stored record after that copy was read. */
export const isChangedSince = (basedOn: BasedOn, updatedAt: Date | null): boolean =>
  basedOn !== undefined && basedOn?.getTime() !== updatedAt?.getTime();

/** The time of a change, always after the one before: two saves in one millisecond must not look alike. */
export const timeOfChange = (now: Date, before: Date): Date =>
  now > before ? now : new Date(before.getTime() + 1);
