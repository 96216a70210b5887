import { type AdminUser } from '@/api';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { type UserChange } from './use-change-user';
import { labelOf, withArticle } from './user-words';

type ConfirmChangeProps = {
  user: AdminUser;
  change: UserChange;
  onConfirm: () => void;
  onClose: () => void;
};

export const ConfirmChange = ({ user, change, onConfirm, onClose }: ConfirmChangeProps) => (
  <AlertDialog
    open
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    {...wordsOf(user, change)}
    onConfirm={onConfirm}
  />
);

const wordsOf = (user: AdminUser, { role }: UserChange) =>
  role === undefined
    ? {
        title: `Deactivate ${labelOf(user)}?`,
        description:
          'They are signed out everywhere and can’t sign in until you activate the account again. Nothing they saved is deleted. They get an email.',
        keepLabel: 'Keep active',
        confirmLabel: 'Deactivate',
      }
    : {
        title: `Make ${labelOf(user)} ${withArticle(role)}?`,
        description: `${
          role === 'admin' ? 'Admins see every student’s data and can change every account. ' : ''
        }They are signed out everywhere and get an email.`,
        keepLabel: `Keep ${user.role}`,
        confirmLabel: `Make ${role}`,
      };
