import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { SIGN_OUT_LOSES } from './sign-out-words';

type SignOutDialogProps = { onSignOut: () => void; onStay: () => void };

const SignOutDialog = ({ onSignOut, onStay }: SignOutDialogProps) => (
  <AlertDialog
    open
    onOpenChange={(open) => {
      if (!open) onStay();
    }}
    title={SIGN_OUT_LOSES.title}
    description={SIGN_OUT_LOSES.text}
    keepLabel="Stay logged in"
    confirmLabel="Log out anyway"
    onConfirm={() => {
      onStay();
      onSignOut();
    }}
  />
);

export default SignOutDialog;
