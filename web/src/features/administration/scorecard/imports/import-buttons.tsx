import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { count } from '@/lib/words/figures';
import { type Scope } from './import-words';

type ImportButtonsProps = {
  /** An import runs, here or elsewhere. */
  disabled: boolean;
  starting: Scope | null;
  /** Asking whether to start the full import. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  resumeFromPage: number;
  onStart: (scope: Scope) => void;
};

export const ImportButtons = ({
  disabled,
  starting,
  isAsking,
  onAsk,
  resumeFromPage,
  onStart,
}: ImportButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button
      variant="outline"
      disabled={disabled}
      busy={starting === 'competitive'}
      onClick={() => onStart('competitive')}
    >
      Import Top 500
    </Button>
    <Button disabled={disabled} busy={starting === 'all'} onClick={() => onAsk(true)}>
      Full import
    </Button>
    <AlertDialog
      open={isAsking}
      onOpenChange={onAsk}
      title={
        resumeFromPage === 0
          ? 'Start the full import?'
          : `Resume the full import from page ${count(resumeFromPage)}?`
      }
      description="This imports over 6,000 colleges and can take hours because of rate limits. Continue?"
      keepLabel="Don’t import"
      confirmLabel="Start full import"
      losesNothing
      onConfirm={() => onStart('all')}
    />
  </div>
);
