import { SharingChanges } from '../contracts/index.js';

/** Nobody shares anything. */
export class NoSharingChanges extends SharingChanges {
  onChange(): void {}

  announce(): Promise<void> {
    return Promise.resolve();
  }
}
