import { CircleAlert, FileUp, RotateCw, X } from 'lucide-react';
import { cn } from '@/lib/cn';
import { sentWords, sizeWords } from '@/lib/upload/file-words';
import { type Upload } from '@/lib/upload/use-upload';
import { Button } from '../basics/button';
import { percentOf, stateWords } from './upload-words';

type UploadRowProps = { id: string; upload: Upload; onCancel: () => void; onRetry: () => void };

/** A file that is on its way, or did not arrive. */
export const UploadRow = ({ id, upload, onCancel, onRetry }: UploadRowProps) => {
  const { file, sent, state } = upload;
  const failed = state === 'failed';
  const refused = failed && upload.refused;
  const mayRetry = failed && !refused;
  const moving = state === 'sending' || state === 'checking';

  return (
    <div className={cn('grid gap-2 rounded-[12px] border px-3.5 py-3', failed && 'border-destructive')}>
      <div className="flex items-center gap-2.5">
        {failed ? (
          <CircleAlert aria-hidden className="size-4.5 shrink-0 text-destructive" />
        ) : (
          <FileUp aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
        )}
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{file.name}</span>
        <span className="text-hint whitespace-nowrap text-muted-foreground tabular-nums">
          {moving ? sentWords(sent, file.size) : sizeWords(file.size)}
        </span>
      </div>
      {moving && (
        <div
          role="progressbar"
          aria-label={`Uploading ${file.name}`}
          aria-valuenow={percentOf(upload)}
          className="h-2 overflow-hidden rounded-full bg-track"
        >
          <div
            style={{ width: `${percentOf(upload)}%` }}
            className="h-full rounded-full bg-primary transition-[width] duration-120 motion-reduce:transition-none"
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p
          className={cn(
            'min-w-0 flex-1 text-hint text-pretty tabular-nums',
            !moving && 'basis-48',
            failed ? 'font-semibold text-destructive' : 'text-muted-foreground',
          )}
        >
          {stateWords(upload)}
        </p>
        <div className="flex gap-2">
          {mayRetry && (
            <Button
              id={id}
              size="sm"
              variant="outline"
              icon={<RotateCw aria-hidden className="size-[1em]" />}
              onClick={onRetry}
              className="pointer-coarse:min-h-11"
            >
              Retry
            </Button>
          )}
          <Button
            {...(mayRetry ? {} : { id })}
            size="sm"
            variant="ghost"
            icon={<X aria-hidden className="size-[1em]" />}
            onClick={onCancel}
            className="pointer-coarse:min-h-11"
          >
            {refused ? (
              'Choose another file'
            ) : (
              <>
                Cancel <span className="sr-only">the upload of {file.name}</span>
              </>
            )}
          </Button>
        </div>
      </div>
    </div>
  );
};
