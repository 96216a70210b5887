/**
 * One transaction around one use case. Repositories work only inside it; events recorded by the aggregates they
 * touched are stored with the change, so neither exists without the other. Calls within a running unit join it.
 */
export abstract class UnitOfWork {
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;
}
