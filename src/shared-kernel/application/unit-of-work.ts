/**
 * One transaction around one use case. Repositories work only inside it; events recorded by the aggregates they
 * touched are stored with the change, so neither exists without the other. Once it is committed, and before the caller goes on,
 * the event bus of this process tells them to whoever remembers something in memory. Calls within a running unit join it.
 */
export abstract class UnitOfWork {
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;
}
