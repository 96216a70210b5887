import { UnitOfWork } from '../application/unit-of-work.js';

/** Runs the work directly: for specs with repositories in memory. */
export class ImmediateUnitOfWork extends UnitOfWork {
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }
}
