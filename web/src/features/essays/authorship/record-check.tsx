import { useMutation } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { FormError } from '@/components/ui/forms/form-error';
import { BUTTON_LABEL, FileInput } from '@/components/ui/upload/file-input';
import { checkRecord } from './check-record';
import { CheckedRecordView } from './checked-record-view';
import { CannotCheckSignatures } from './web-cryptography';

/** Checks a record file without an account. The file stays on the visitor's device. */
export const RecordCheck = () => {
  const check = useMutation({ mutationFn: checkRecord });
  const file = check.variables;

  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-2">
        <FileInput
          accept=".json,application/json"
          className={BUTTON_LABEL}
          onChoose={(chosen) => check.mutate(chosen)}
        >
          <FileSearch aria-hidden className="size-[1em]" />
          {file === undefined ? 'Choose a record file' : 'Choose another file'}
        </FileInput>
        <p className="text-hint text-muted-foreground">
          The file is read on your device. We never see what’s in it.
        </p>
      </div>
      <p role="status" className={check.isPending ? undefined : 'sr-only'}>
        {check.isPending && 'Checking the record…'}
      </p>
      {check.data === null && (
        <FormError attempt={check.submittedAt}>
          This file isn’t an authorship record. Ask the student to download it again.
        </FormError>
      )}
      {check.data && <CheckedRecordView checked={check.data} />}
      {check.error instanceof CannotCheckSignatures && (
        <FormError attempt={check.submittedAt}>
          This browser can’t check signatures. Open this page in an up-to-date Chrome, Edge, Firefox or
          Safari.
        </FormError>
      )}
      {check.error && !(check.error instanceof CannotCheckSignatures) && (
        <ErrorState title="We couldn’t check this record" onRetry={() => file && check.mutate(file)}>
          Flyleaf’s public keys didn’t load. Try again in a moment.
        </ErrorState>
      )}
    </div>
  );
};
