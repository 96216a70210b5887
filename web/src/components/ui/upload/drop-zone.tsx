import { Camera, Upload } from 'lucide-react';
import { useFieldGroup } from '../forms/field-context';
import { BUTTON_LABEL, FileInput } from './file-input';

type DropZoneProps = { id: string; onChoose: (file: File) => void };

export const DropZone = ({ id, onChoose }: DropZoneProps) => {
  const { 'aria-describedby': describedBy } = useFieldGroup();

  return (
    <div className="grid gap-2 justify-items-start">
      <FileInput
        id={id}
        onChoose={onChoose}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        className="flex w-full items-center gap-3.5 rounded-[12px] border-[1.5px] border-dashed border-input p-4.5 hover:bg-accent"
      >
        <Upload aria-hidden className="size-5.5 shrink-0 text-muted-foreground" />
        <span className="min-w-0">
          <span className="pointer-coarse:hidden">Drop a file here or </span>
          <span className="link">
            <span className="pointer-coarse:hidden">choose one</span>
            <span className="hidden pointer-coarse:inline">Choose a file</span>
          </span>
          <span className="block text-hint text-muted-foreground">
            PDF, image, video, audio or zip, up to 50{'\u00a0'}MB
          </span>
        </span>
      </FileInput>
      <FileInput
        accept="image/*"
        capture="environment"
        onChoose={onChoose}
        className={`hidden! pointer-coarse:inline-flex! ${BUTTON_LABEL}`}
      >
        <Camera aria-hidden className="size-[1em]" />
        Take a photo
      </FileInput>
    </div>
  );
};
