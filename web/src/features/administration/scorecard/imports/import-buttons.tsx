import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { type Scope } from './import-words';

type ImportButtonsProps = {
  /** An import runs, here or elsewhere. */
  disabled: boolean;
  starting: Scope | null;
  onStart: (scope: Scope) => void;
};

export const ImportButtons = ({ disabled, starting, onStart }: ImportButtonsProps) => {
  const [asking, setAsking] = useState(false);

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        disabled={disabled}
        busy={starting === 'competitive'}
        onClick={() => onStart('competitive')}
      >
        Import Top 500
      </Button>
      <Button disabled={disabled} busy={starting === 'all'} onClick={() => setAsking(true)}>
        Full import
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Start the full import?"
        description="This imports over 6,000 colleges and can take hours because of rate limits. Continue?"
        keepLabel="Don’t import"
        confirmLabel="Start full import"
        losesNothing
        onConfirm={() => onStart('all')}
      />
    </div>
  );
};
