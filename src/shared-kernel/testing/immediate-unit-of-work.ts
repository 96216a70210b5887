import { UnitOfWork } from '../application/unit-of-work.js';

/** Runs the work as it is: for specs whose repositories live in memory. */
export class ImmediateUnitOfWork extends UnitOfWork {
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }
}
