import { Button } from '@/components/ui/basics/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { AnswerList } from './answer-list';
import { type Change } from './change';

type RefusedDialogProps = { change: Change; onRetry: () => void; onDelete: () => void; onClose: () => void };

export const RefusedDialog = ({ change, onRetry, onDelete, onClose }: RefusedDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={`We couldn’t save “${change.title}”`}
    description={`${change.refusal ?? ''} This is what you typed:`}
  >
    <AnswerList fields={change.fields} />
    <DialogFooter>
      <Button variant="outline" onClick={onDelete}>
        Delete it
      </Button>
      <Button onClick={onRetry}>Try again</Button>
    </DialogFooter>
  </Dialog>
);
