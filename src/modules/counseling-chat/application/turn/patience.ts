/** How long work waits for a busy database. What one request may wait in all is too little for a whole turn. */
export abstract class Patience {
  /** This work may wait as long as any request, whatever was waited before. */
  abstract anew<Result>(work: () => Promise<Result>): Promise<Result>;
}
