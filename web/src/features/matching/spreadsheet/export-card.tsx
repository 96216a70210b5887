import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportCollegeList } from '@/api/calls/applications.gen';
import { Button } from '@/components/ui/basics/button';
import { FormError } from '@/components/ui/forms/form-error';
import { userMessageOf } from '@/lib/api/api-error';
import { saveCsv } from '@/lib/download/save-csv';

const FAILED = 'We couldn’t make the file. Please try again.';

/** The list and the applications as a file. */
export const ExportCard = () => {
  const download = useMutation({
    mutationFn: async () => (await exportCollegeList({ throwOnError: true })).data,
    onSuccess: (text) => saveCsv('my-college-list', text),
  });

  return (
    <section
      aria-labelledby="export"
      className="grid gap-3 rounded-lg border bg-card p-4.5 shadow-card md:p-6"
    >
      <h2 id="export" className="text-section">
        Take your list with you
      </h2>
      <p className="max-w-[44em] text-pretty text-muted-foreground">
        One line for each college: your chance, the round, the deadline and where it comes from, your
        checklist, the price after aid and your notes. Excel, Numbers and Google Sheets open it.
      </p>
      {download.isError && (
        <FormError attempt={download.submittedAt}>{userMessageOf(download.error) ?? FAILED}</FormError>
      )}
      <Button
        variant="outline"
        className="justify-self-start"
        icon={<Download aria-hidden className="size-[1em]" />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        Download as CSV
      </Button>
    </section>
  );
};
