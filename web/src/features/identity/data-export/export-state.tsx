import { Download } from 'lucide-react';
import { type DataExport } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Progress } from '@/components/ui/feedback/progress';
import { FormError } from '@/components/ui/forms/form-error';
import { sizeWords } from '@/lib/upload/file-words';
import { AskForExport } from './ask-for-export';
import { useExportWords } from './use-export-words';

export const ExportState = ({ dataExport }: { dataExport: DataExport }) => {
  const { said } = useExportWords();
  return (
    <div className="grid max-w-[40em] gap-5">
      <p role="status" className="sr-only">
        {said[dataExport.status]}
      </p>
      <State {...dataExport} />
    </div>
  );
};

const State = ({ status, filesDone, filesTotal, readyUntil, size, url }: DataExport) => {
  const words = useExportWords();
  if (status === 'queued') return <Progress value={0} label={words.queued} valueText={words.waiting} />;
  if (status === 'running')
    return (
      <Progress
        value={filesTotal === 0 ? 50 : (100 * filesDone) / filesTotal}
        label={words.running}
        valueText={filesTotal === 0 ? words.almost : words.files(filesDone, filesTotal)}
      />
    );
  if (status === 'failed')
    return (
      <>
        <FormError attempt={1}>{words.failedWhy}</FormError>
        <AskForExport>{words.again}</AskForExport>
      </>
    );
  if (status === 'ready' && url !== null && readyUntil !== null)
    return (
      <>
        <Notice tone="done">{words.ready(words.until(new Date(readyUntil)))}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button asChild icon={<Download aria-hidden className="size-[1em]" />}>
            <a href={url} download>
              {words.download(sizeWords(size ?? 0))}
            </a>
          </Button>
          <AskForExport variant="outline">{words.another}</AskForExport>
        </div>
      </>
    );
  return <AskForExport>{words.first}</AskForExport>;
};
