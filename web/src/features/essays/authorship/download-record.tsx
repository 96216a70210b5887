import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type EssayHistoryLine } from '@/api';
import { getAuthorshipRecord } from '@/api/calls/essays.gen';
import { Button } from '@/components/ui/basics/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FormError } from '@/components/ui/forms/form-error';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { userMessageOf } from '@/lib/api/api-error';
import { momentInWords, versionTitle } from '../history/version-words';
import { saveRecordFile } from './save-record-file';

type DownloadRecordProps = { essayId: string; history: readonly EssayHistoryLine[] };

/** The record to hand out. It shows no text unless the student adds one. */
export const DownloadRecord = ({ essayId, history }: DownloadRecordProps) => {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<readonly number[]>([]);
  const download = useMutation({
    mutationFn: () =>
      getAuthorshipRecord({ path: { id: essayId }, query: { shown: [...shown] }, throwOnError: true }),
    onSuccess: ({ data }) => {
      saveRecordFile(data);
      setOpen(false);
    },
  });

  const show = (next: boolean) => {
    setOpen(next);
    setShown([]);
    download.reset();
  };
  const toggle = (version: number, isShown: boolean) =>
    setShown(isShown ? [...shown, version] : shown.filter((one) => one !== version));

  return (
    <Dialog
      title="Download the authorship record"
      description="A file that shows when you saved this essay and how it grew. It holds no text unless you add one here."
      open={open}
      onOpenChange={show}
      trigger={
        <Button variant="outline" size="sm" icon={<Download className="size-[1em]" />}>
          Authorship record
        </Button>
      }
    >
      <div className="grid gap-4">
        <fieldset className="grid gap-1">
          <legend className="font-semibold">Texts to show</legend>
          <div className="grid max-h-60 gap-1 overflow-y-auto">
            {history.map((version) => (
              <Checkbox
                key={version.versionNumber}
                checked={shown.includes(version.versionNumber)}
                onCheckedChange={(isShown) => toggle(version.versionNumber, isShown)}
              >
                {versionTitle(version)}{' '}
                <span className="text-hint text-muted-foreground">{momentInWords(version.createdAt)}</span>
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <p className="text-hint text-muted-foreground">
          Anyone can check the file on the{' '}
          <Link to="/authorship" className="link">
            authorship page
          </Link>
          , without an account.
        </p>
        {download.error && (
          <FormError attempt={download.submittedAt}>
            {userMessageOf(download.error) ?? 'The record didn’t load. Try again.'}
          </FormError>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={() => show(false)}>
            Cancel
          </Button>
          <Button busy={download.isPending} onClick={() => download.mutate()}>
            Download
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
};
