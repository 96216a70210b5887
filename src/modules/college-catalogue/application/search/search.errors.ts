import { Refusal } from '#shared-kernel/domain/refusal.js';

export class PlaceNotKnown extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'college-catalogue.place-not-known';
  override readonly problems;

  constructor() {
    const message = 'We don’t recognize this ZIP code. Please use a state instead.';
    super(message);
    this.problems = [{ path: 'near', message }];
  }
}

export class NowhereToMeasureFrom extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'college-catalogue.nowhere-to-measure-from';
  override readonly problems;

  constructor() {
    const message = 'Please enter a ZIP code or a state to measure from.';
    super(message);
    this.problems = [{ path: 'near', message }];
  }
}
