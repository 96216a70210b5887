import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { type useLeaveGuard } from './use-leave-guard';

const LeaveDialog = ({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) => (
  <AlertDialog
    open={guard.asks}
    onOpenChange={(open) => {
      if (!open) guard.stay();
    }}
    title="Leave without saving?"
    description="Your answers aren’t saved to your profile yet. This tab keeps a draft until you log out."
    keepLabel="Stay"
    confirmLabel="Leave"
    onConfirm={guard.leave}
    losesNothing
    otherwise={{ label: 'Save and leave', onChoose: guard.saveAndLeave }}
  />
);

export default LeaveDialog;
