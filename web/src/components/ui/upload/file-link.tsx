import { Paperclip } from 'lucide-react';
import { kindOf, sizeWords } from '@/lib/upload/file-words';
import { useStoredFile } from '@/lib/upload/use-stored-file';
import { Button } from '../basics/button';

/** A link to an uploaded file, with its size and type. */
const FileLink = ({ address }: { address: string }) => {
  const { data: file, isError, isFetching, refetch } = useStoredFile(address);

  if (isError && !file)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-hint text-muted-foreground">
        Could not fetch file details.
        <Button size="sm" variant="outline" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    );
  if (!file) return <p className="min-h-6 text-hint text-muted-foreground">Fetching the file</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <a
        href={file.url}
        download={file.name}
        className="link inline-flex min-h-6 items-center gap-1.5 wrap-anywhere"
      >
        <Paperclip aria-hidden className="size-[1em] shrink-0" />
        {file.name}
        <span className="sr-only"> (download)</span>
      </a>
      <span className="text-hint text-muted-foreground">
        {kindOf(file.contentType)}, {sizeWords(file.size)}
      </span>
    </p>
  );
};

export default FileLink;
