import { FileCheck, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { kindOf, sizeWords } from '@/lib/upload/file-words';
import { useStoredFile } from '@/lib/upload/use-stored-file';
import { Button } from '../basics/button';
import { Skeleton } from '../feedback/skeleton';
import { toast } from '../toasts/toast-store';
import { BUTTON_LABEL, FileInput } from './file-input';
import { FilePreview } from './file-preview';

type StoredFileProps = {
  id: string;
  address: string;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

const NO_DETAILS = 'Could not fetch file details.';

/** The file there is, with a preview. */
export const StoredFile = ({ id, address, onChoose, onRemove }: StoredFileProps) => {
  const { data: file, isError, isFetching, refetch } = useStoredFile(address);
  useEffect(() => {
    if (isError) toast({ tone: 'error', title: 'Error', description: NO_DETAILS });
  }, [isError]);

  return (
    <div className="grid gap-3 rounded-[12px] border px-3.5 py-3">
      {file ? (
        <div className="flex items-start gap-2.5">
          <FileCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted-foreground" />
          <div className="grid min-w-0">
            <a href={file.url} download={file.name} className="link font-semibold wrap-anywhere">
              {file.name}
              <span className="sr-only"> (download)</span>
            </a>
            <span className="text-hint text-muted-foreground">
              {kindOf(file.contentType)}, {sizeWords(file.size)}
            </span>
          </div>
        </div>
      ) : isError ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-hint">
          {NO_DETAILS}
          <Button size="sm" variant="outline" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : (
        <Skeleton className="h-11" />
      )}
      {file && <FilePreview file={file} refetch={refetch} />}
      <div className="flex flex-wrap gap-2">
        <FileInput id={id} onChoose={onChoose} className={BUTTON_LABEL}>
          Replace <span className="sr-only">{file?.name ?? 'the file'}</span>
        </FileInput>
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 aria-hidden className="size-[1em]" />}
          onClick={onRemove}
          className="pointer-coarse:min-h-11"
        >
          Remove <span className="sr-only">{file?.name ?? 'the file'}</span>
        </Button>
      </div>
    </div>
  );
};
