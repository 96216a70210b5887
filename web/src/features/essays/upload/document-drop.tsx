import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { FileInput } from '@/components/ui/upload/file-input';
import { cn } from '@/lib/cn';
import { ACCEPTED } from './document-rules';

type DocumentDropProps = { onChoose: (file: File) => void; onSeveral: () => void };

export const DocumentDrop = ({ onChoose, onSeveral }: DocumentDropProps) => {
  const [dragging, setDragging] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    const [file, ...others] = event.dataTransfer.files;
    if (others.length > 0) onSeveral();
    else if (file) onChoose(file);
  };

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
      className={cn('grid rounded-[12px]', dragging && 'outline-2 outline-offset-2 outline-ring')}
    >
      <FileInput
        id="document"
        accept={ACCEPTED}
        onChoose={onChoose}
        className="flex w-full items-center gap-3.5 rounded-[12px] border-[1.5px] border-dashed border-input p-6 hover:bg-accent"
      >
        <Upload aria-hidden className="size-5.5 shrink-0 text-muted-foreground" />
        <span className="min-w-0">
          <span className="pointer-coarse:hidden">Drop a file here or </span>
          <span className="link">
            <span className="pointer-coarse:hidden">choose one</span>
            <span className="hidden pointer-coarse:inline">Choose a file</span>
          </span>
          <span className="block text-hint text-muted-foreground">
            .txt, .doc or .docx, up to 10{'\u00a0'}MB
          </span>
        </span>
      </FileInput>
    </div>
  );
};
