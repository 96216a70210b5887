import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { type FileMetadata } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { FilePreview } from '@/components/ui/upload/file-preview';
import { kindOf, sizeWords } from '@/lib/upload/file-words';
import { type Entry } from './entries';
import { useSharedFile } from './use-shared-file';
import { type Words } from './words';

type SharedFileProps = { studentId: string; entry: Entry; words: Words };

/** A file of the portfolio, fetched when the adult asks for it. */
export const SharedFile = ({ studentId, entry: { id, title }, words }: SharedFileProps) => {
  const [open, setOpen] = useState(false);
  const file = useSharedFile(studentId, id, open);

  if (file.data) return <Shown file={file.data} refetch={file.refetch} words={words} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button
        size="sm"
        variant="outline"
        busy={file.isFetching}
        onClick={() => (open ? void file.refetch() : setOpen(true))}
      >
        {file.isError ? words.retry : words.showFile} <span className="sr-only">{words.fileOf(title)}</span>
      </Button>
      {file.isError && !file.isFetching && (
        <p role="alert" className="text-hint text-destructive">
          {words.fileNotLoaded}
        </p>
      )}
    </div>
  );
};

type ShownProps = {
  file: FileMetadata;
  refetch: () => Promise<{ data: FileMetadata | undefined }>;
  words: Words;
};

const Shown = ({ file, refetch, words }: ShownProps) => (
  <div className="grid gap-2 print:hidden">
    <p className="flex flex-wrap items-center gap-x-2">
      <a
        href={file.url}
        download={file.name}
        className="link inline-flex min-h-6 items-center gap-1.5 wrap-anywhere"
      >
        <Paperclip aria-hidden className="size-[1em] shrink-0" />
        {file.name}
        <span className="sr-only"> {words.download}</span>
      </a>
      <span className="text-hint text-muted-foreground">
        {words.kinds[kindOf(file.contentType)]}, {sizeWords(file.size)}
      </span>
    </p>
    <FilePreview file={file} refetch={refetch} words={words.preview} />
  </div>
);
