import { type Account, type AccountRole } from '../../account/domain/account.js';
import { ConfiguredAdminStays, LastActiveAdmin, NoLongerAdmin, OwnAccess } from './people.errors.js';

/** What an admin changes about someone. What is left out stays as it is. */
export interface AccessChange {
  readonly role?: AccountRole | undefined;
  readonly isActive?: boolean | undefined;
}

interface AdminsNow {
  /** Who makes the change. */
  readonly adminId: string;
  readonly activeAdminIds: readonly string[];
  /** The email of the admin that the operator configured; it has no capitals. */
  readonly configuredEmail: string | null;
}

/** The part of the change that differs from what the account has now. */
export const whatChanges = (account: Account, { role, isActive }: AccessChange): AccessChange => ({
  role: role === account.currentRole ? undefined : role,
  isActive: isActive === account.canSignIn() ? undefined : isActive,
});

/** Throws the refusal for a change that is not allowed. */
export function checkAccessChange(account: Account, change: AccessChange, admins: AdminsNow): void {
  const { adminId, activeAdminIds, configuredEmail } = admins;
  if (!activeAdminIds.includes(adminId)) throw new NoLongerAdmin();

  const endsAnAdmin = account.isActiveAdmin() && (change.role !== undefined || change.isActive === false);
  if (endsAnAdmin && activeAdminIds.length === 1) throw new LastActiveAdmin();
  if (account.id === adminId) throw new OwnAccess();
  if (endsAnAdmin && account.email === configuredEmail) throw new ConfiguredAdminStays();
}
