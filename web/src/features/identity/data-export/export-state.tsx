import { Download } from 'lucide-react';
import { type DataExport } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Progress } from '@/components/ui/feedback/progress';
import { FormError } from '@/components/ui/forms/form-error';
import { sizeWords } from '@/lib/upload/file-words';
import { AskForExport } from './ask-for-export';

const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** Announced when it changes; the bar itself would be announced at each step. */
const said: Record<DataExport['status'], string> = {
  none: '',
  queued: 'Your copy will begin in a moment.',
  running: 'We’re putting your copy together.',
  ready: 'Your copy is ready.',
  failed: 'We couldn’t finish your copy.',
};

export const ExportState = ({ dataExport }: { dataExport: DataExport }) => (
  <div className="grid max-w-[40em] gap-5">
    <p role="status" className="sr-only">
      {said[dataExport.status]}
    </p>
    <State {...dataExport} />
  </div>
);

const State = ({ status, filesDone, filesTotal, readyUntil, size, url }: DataExport) => {
  if (status === 'queued')
    return <Progress value={0} label="Your copy will begin in a moment" valueText="Waiting" />;
  if (status === 'running')
    return (
      <Progress
        value={filesTotal === 0 ? 50 : (100 * filesDone) / filesTotal}
        label="We’re putting your copy together"
        valueText={filesTotal === 0 ? 'Almost done' : `${filesDone} of ${filesTotal} files`}
      />
    );
  if (status === 'failed')
    return (
      <>
        <FormError attempt={1}>
          We couldn’t finish your copy. Nothing of yours is lost. Please try again; if it fails again, try
          later.
        </FormError>
        <AskForExport>Try again</AskForExport>
      </>
    );
  if (status === 'ready' && url !== null && readyUntil !== null)
    return (
      <>
        <Notice tone="done">
          Your copy is ready until {until.format(new Date(readyUntil))}. Keep it where only you can open it.
        </Notice>
        <div className="flex flex-wrap gap-3">
          <Button asChild icon={<Download aria-hidden className="size-[1em]" />}>
            <a href={url} download>
              Download my data ({sizeWords(size ?? 0)})
            </a>
          </Button>
          <AskForExport variant="outline">Make a new copy</AskForExport>
        </div>
      </>
    );
  return <AskForExport>Make a copy of my data</AskForExport>;
};
