import { Refusal } from '#shared-kernel/domain/refusal.js';

export class CheckedInFuture extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'college-catalogue.checked-in-future';
  override readonly problems;

  constructor(fact: string) {
    super('The day it was checked can’t be in the future.');
    this.problems = [{ path: `${fact}.checkedOn`, message: this.message }];
  }
}

export class NotACollegePicture extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'college-catalogue.not-a-picture';
  override readonly problems;

  constructor(message: string) {
    super(message);
    this.problems = [{ path: 'imageUrl.value', message }];
  }
}
