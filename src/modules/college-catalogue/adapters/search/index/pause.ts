/** Gives the event loop to others if the work has gone on for some milliseconds; cheap enough to call often. */
export type Pause = () => Promise<unknown>;

export const ROWS_IN_A_PIECE = 32;
