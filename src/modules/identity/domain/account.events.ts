import { DomainEvent } from '#shared-kernel/domain/domain-event.js';

/** Someone made an account. Neighbours open what that person needs. */
export class UserRegistered extends DomainEvent {
  static readonly type = 'identity.user-registered';
  readonly type = UserRegistered.type;

  constructor(
    readonly userId: string,
    readonly email: string,
    readonly firstName: string,
    readonly lastName: string,
    readonly role: 'student' | 'parent' | 'counselor' | 'admin',
  ) {
    super();
  }
}
