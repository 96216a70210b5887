/**
 * One transaction around one use case. Repositories work only inside it. Events that the loaded aggregates recorded are stored
 * in the same transaction. After the commit, before `run` returns, they are published on the event bus of this process, for
 * caches in memory. A `run` inside another joins its transaction.
 */
export abstract class UnitOfWork {
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;
}
