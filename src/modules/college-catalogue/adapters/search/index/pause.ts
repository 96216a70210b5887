/** Lets others in when work has gone on for long enough; asked every few tenths of a millisecond of it. */
export type Pause = () => Promise<unknown>;

export const ROWS_IN_A_PIECE = 32;
