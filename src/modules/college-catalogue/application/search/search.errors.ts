import { Refusal } from '#shared-kernel/domain/refusal.js';

export class PlaceNotKnown extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'college-catalogue.place-not-known';
  override readonly problems;

  constructor() {
    const message = 'We can’t place this ZIP code. Please measure from a state instead.';
    super(message);
    this.problems = [{ path: 'near', message }];
  }
}

export class NowhereToMeasureFrom extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'college-catalogue.nowhere-to-measure-from';
  override readonly problems;

  constructor() {
    const message = 'Please say where to measure from: a ZIP code or a state.';
    super(message);
    this.problems = [{ path: 'near', message }];
  }
}
