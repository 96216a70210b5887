import { UnitOfWork } from '../application/unit-of-work.js';
import { type Added } from '../domain/added.js';

/** Runs the work directly: for specs with repositories in memory. */
export class ImmediateUnitOfWork extends UnitOfWork {
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  add(_aggregate: object, statement: () => Promise<Added>): Promise<Added> {
    return statement();
  }
}
