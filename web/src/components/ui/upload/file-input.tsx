import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { FILE_EXTENSIONS } from '@/lib/upload/file-rules';

type FileInputProps = Pick<ComponentProps<'input'>, 'id' | 'accept' | 'capture' | 'aria-describedby'> & {
  onChoose: (file: File) => void;
  className?: string;
  children: ReactNode;
};

const EVERY_TYPE = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** The children are its label, and open it. */
export const FileInput = ({
  onChoose,
  className,
  accept = EVERY_TYPE,
  children,
  ...input
}: FileInputProps) => (
  <label
    className={cn(
      'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
      className,
    )}
  >
    <input
      type="file"
      accept={accept}
      className="sr-only"
      onChange={({ target }) => {
        const file = target.files?.[0];
        target.value = ''; // the same file may be chosen again
        if (file) onChoose(file);
      }}
      {...input}
    />
    {children}
  </label>
);

/** For a label that looks like a small button. */
export const BUTTON_LABEL =
  'inline-flex min-h-8 items-center gap-2 rounded-[8px] border border-outline bg-card px-3 text-hint font-semibold hover:bg-accent pointer-coarse:min-h-11';
