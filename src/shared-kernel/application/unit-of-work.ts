import { type Added } from '../domain/added.js';
import { type AggregateRoot } from '../domain/aggregate-root.js';

/**
 * One transaction around one use case. Repositories work only inside it. Events that the loaded aggregates recorded are stored
 * in the same transaction. After the commit, before `run` returns, they are published on the event bus of this process, for
 * caches in memory. A `run` inside another joins its transaction.
 */
export abstract class UnitOfWork {
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;

  /**
   * The same for one statement that adds an aggregate. A statement is a transaction by itself, so outside of another `run` nothing
   * begins and ends one, unless a job is stored for one of its events.
   */
  abstract add(aggregate: AggregateRoot, statement: () => Promise<Added>): Promise<Added>;
}
