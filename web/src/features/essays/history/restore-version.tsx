import { type EssayVersionLine } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { useRestoreVersion } from './use-version-changes';

type RestoreVersionProps = { essayId: string; version: EssayVersionLine; newest: number };

export const RestoreVersion = ({ essayId, version: { versionNumber }, newest }: RestoreVersionProps) => {
  const restoring = useRestoreVersion(essayId, newest);

  return (
    <AlertDialog
      losesNothing
      title={`Restore version ${versionNumber}?`}
      description={`Its text becomes version ${newest + 1}. The text you have now stays here as version ${newest}.`}
      keepLabel="Keep the newest text"
      confirmLabel="Restore version"
      onConfirm={() => restoring.mutate({ path: { id: essayId, versionNumber } })}
      trigger={
        <Button variant="ghost" size="sm" busy={restoring.isPending}>
          Restore <span className="sr-only">version {versionNumber}</span>
        </Button>
      }
    />
  );
};
