import { type ReactNode, useCallback, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/basics/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Field } from '@/components/ui/forms/field';
import { useOnDemand } from '@/lib/hooks/use-on-demand';

type FileFieldProps = { name: string; label: string; hint: ReactNode };

/** The form's value that is true while a file is uploading. */
export const UPLOADING = 'uploading';

/** An uploaded file, whose code loads when the form opens. */
export const FileField = ({ name, label, hint }: FileFieldProps) => {
  const { control, setValue } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const uploading = useController({ control, name: UPLOADING });
  const { Part, open, setOpen } = useOnDemand(() => import('@/components/ui/upload/file-upload'));
  useEffect(() => setOpen(true), [setOpen]);

  const isUploading = uploading.field.value === true;
  const noteBusy = useCallback(
    (busy: boolean) => {
      if (busy !== isUploading) setValue(UPLOADING, busy, { shouldDirty: true, shouldValidate: !busy });
    },
    [isUploading, setValue],
  );
  const error = uploading.fieldState.error?.message ?? fieldState.error?.message;

  return (
    <Field id={name} label={label} hint={hint} group {...(error === undefined ? {} : { error })}>
      {Part ? (
        <Part
          id={isUploading ? UPLOADING : name}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          onBusy={noteBusy}
        />
      ) : open ? (
        <Skeleton className="h-20 rounded-[12px]" />
      ) : (
        <Button id={name} variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          Add a file
        </Button>
      )}
    </Field>
  );
};
