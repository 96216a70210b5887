import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Spinner } from '@/components/ui/basics/spinner';
import { Notice } from '@/components/ui/feedback/notice';
import { FormError } from '@/components/ui/forms/form-error';
import { Sheet } from '@/components/ui/overlays/sheet';
import { BUTTON_LABEL, FileInput } from '@/components/ui/upload/file-input';
import { userMessageOf } from '@/lib/api/api-error';
import { count } from '@/lib/words/figures';
import { FileProblems } from './file-problems';
import { FACTS } from './facts';
import { useProfileImport } from './use-profile-import';

const HEADING = 'unit_id,fact,value,source_url,checked_on';
const NAMES = FACTS.filter(({ control }) => control !== 'picture').map(({ name }) => name);
const FAILED = 'We couldn’t send this file. Nothing changed. Try again.';

/** Facts about many colleges from a CSV file. Nothing is kept before the file was checked. */
const ProfileImportSheet = ({ onClose }: { onClose: () => void }) => {
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const { check, keep } = useProfileImport(onClose);
  const result = keep.data ?? check.data;
  const error = keep.error ?? check.error;

  const choose = async (chosen: File) => {
    keep.reset();
    const csv = await chosen.text();
    setFile({ name: chosen.name, csv });
    check.mutate({ body: { csv, dryRun: true } });
  };

  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Import college profiles"
      description="One fact per line. An empty value removes the fact. Separate list items with semicolons."
    >
      <div className="grid gap-2 text-hint">
        <p className="text-muted-foreground">The first line:</p>
        <code className="rounded-md bg-sunken px-3 py-2 break-all">{HEADING}</code>
        <p className="text-muted-foreground">Facts: {NAMES.join(', ')}. Yes or no for the “has” facts.</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <FileInput accept=".csv,text/csv" className={BUTTON_LABEL} onChoose={(chosen) => void choose(chosen)}>
          {file ? 'Choose another file' : 'Choose a CSV file'}
        </FileInput>
        <p role="status" className="flex min-w-0 items-center gap-2 break-all text-muted-foreground">
          {check.isPending && <Spinner />}
          {file && (check.isPending ? `Checking ${file.name}` : file.name)}
        </p>
      </div>
      {error && (
        <FormError attempt={check.submittedAt + keep.submittedAt}>{userMessageOf(error) ?? FAILED}</FormError>
      )}
      {file && result && result.problemCount > 0 && <FileProblems result={result} />}
      {file && result?.problemCount === 0 && (
        <div className="grid justify-items-start gap-3">
          <Notice tone="done" className="w-full">
            No problems. {count(result.facts)} {result.facts === 1 ? 'fact' : 'facts'} about{' '}
            {count(result.colleges)} {result.colleges === 1 ? 'college' : 'colleges'}.
          </Notice>
          <Button
            busy={keep.isPending}
            disabled={result.facts === 0}
            onClick={() => keep.mutate({ body: { csv: file.csv, dryRun: false } })}
          >
            Import these facts
          </Button>
        </div>
      )}
    </Sheet>
  );
};

export default ProfileImportSheet;
