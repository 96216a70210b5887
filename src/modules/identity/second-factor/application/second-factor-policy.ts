import { type Role } from '#shared-kernel/application/caller.js';

/** Who must set up two-step verification before they can do anything else. */
export class SecondFactorPolicy {
  constructor(private readonly admins: 'optional' | 'required') {}

  isRequiredFor(role: Role): boolean {
    return role === 'admin' && this.admins === 'required';
  }
}
