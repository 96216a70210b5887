import { CircleAlert } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { fileProblem } from '@/lib/upload/file-rules';
import { uploadFile } from '@/lib/upload/upload-file';
import { useUpload } from '@/lib/upload/use-upload';
import { dismissToast, toast } from '../toasts/toast-store';
import { DropZone } from './drop-zone';
import { StoredFile } from './stored-file';
import { announcementOf } from './upload-words';
import { UploadRow } from './upload-row';

export type FileUploadProps = {
  /** The id of the control that an error summary links to. */
  id: string;
  /** The address of the file; empty without one. */
  value: string;
  onChange: (address: string) => void;
  /** An upload is not finished: what was chosen is not part of the value yet. */
  onBusy: (busy: boolean) => void;
};

const ONE_AT_A_TIME = 'Please drop one file at a time.';

/** Chooses a file, uploads it at once, and shows the one there is. */
const FileUpload = ({ id, value, onChange, onBusy }: FileUploadProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState('');
  const [dragging, setDragging] = useState(false);
  const { upload, start, cancel } = useUpload(uploadFile, ({ normalizedPath, name }) => {
    toast({ title: value === '' ? 'File Uploaded' : 'File Replaced', description: name });
    onChange(normalizedPath);
  });

  const refuse = (title: string, reason: string) => {
    setRefusal(reason);
    toast({ tone: 'error', title, description: reason });
  };
  const choose = (file: File) => {
    const problem = fileProblem(file);
    if (problem) {
      refuse(problem.title, problem.sentence);
      return;
    }
    if (refusal !== '') dismissToast();
    setRefusal('');
    void start(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    const [file, ...others] = event.dataTransfer.files;
    if (others.length > 0) refuse('Upload Failed', ONE_AT_A_TIME);
    else if (file) choose(file);
  };

  const busy = upload !== null;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  // What had the focus is gone.
  const shown = upload ? upload.state : value;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div
      ref={box}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
      className={cn('grid gap-2 rounded-[12px]', dragging && 'outline-2 outline-offset-2 outline-ring')}
    >
      <p role="status" className="sr-only">
        {upload && announcementOf(upload)}
      </p>
      {refusal !== '' && (
        <p className="flex items-start gap-1.5 text-hint font-semibold text-destructive">
          <CircleAlert aria-hidden className="mt-0.5 size-[1em] shrink-0" />
          {refusal}
        </p>
      )}
      {upload ? (
        <UploadRow id={id} upload={upload} onCancel={cancel} onRetry={() => void start(upload.file)} />
      ) : value === '' ? (
        <DropZone id={id} onChoose={choose} />
      ) : (
        <StoredFile
          key={value}
          id={id}
          address={value}
          onChoose={choose}
          onRemove={() => {
            onChange('');
            toast({ title: 'File Removed', description: 'Save to keep this change.' });
          }}
        />
      )}
    </div>
  );
};

export default FileUpload;
