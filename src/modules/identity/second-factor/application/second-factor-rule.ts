import { type Role } from '#shared-kernel/application/caller.js';

/** Who may do little else before they have a second factor. */
export class SecondFactorRule {
  constructor(private readonly admins: 'optional' | 'required') {}

  isRequiredOf(role: Role): boolean {
    return role === 'admin' && this.admins === 'required';
  }
}
