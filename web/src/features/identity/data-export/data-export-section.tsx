import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { SettingsCard } from '../settings/settings-card';
import { ExportState } from './export-state';
import { useDataExport } from './use-data-export';

export const DataExportSection = () => (
  <SettingsCard
    title="Take your data with you"
    lead="Get a copy of everything Flyleaf keeps about you, as one ZIP file: a page you can read and print without a connection, the same as data for other programs, and the files you uploaded."
  >
    <ul className="grid max-w-[40em] list-disc gap-1 pl-5 text-pretty text-muted-foreground">
      <li>It can take a few minutes. You can leave this page; we’ll tell you under the bell and by email.</li>
      <li>Only you can download it, for 24 hours. Then we delete the copy. What you have here stays.</li>
      <li>Your password, and keys that could sign someone in, are never part of it.</li>
    </ul>
    <Export />
  </SettingsCard>
);

const Export = () => {
  const dataExport = useDataExport();
  const waiting = useSkeletonVisible(dataExport.isPending);

  if (waiting) return <Skeleton className="h-20 w-full" />;
  if (!dataExport.data)
    return (
      <ErrorState
        title="We couldn’t load this"
        onRetry={() => void dataExport.refetch()}
        retrying={dataExport.isFetching}
      >
        Nothing is lost. Check your connection and try again.
      </ErrorState>
    );
  return <ExportState dataExport={dataExport.data} />;
};
