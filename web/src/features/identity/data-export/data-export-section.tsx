import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { SettingsCard } from '../settings/settings-card';
import { ExportState } from './export-state';
import { useDataExport } from './use-data-export';
import { useExportWords } from './use-export-words';

export const DataExportSection = () => {
  const { title, lead, facts } = useExportWords();
  return (
    <SettingsCard title={title} lead={lead}>
      <ul className="grid max-w-[40em] list-disc gap-1 pl-5 text-pretty text-muted-foreground">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Export />
    </SettingsCard>
  );
};

const Export = () => {
  const dataExport = useDataExport();
  const { notLoaded, notLoadedWhy } = useExportWords();
  const waiting = useSkeletonVisible(dataExport.isPending);

  if (waiting) return <Skeleton className="h-20 w-full" />;
  if (!dataExport.data)
    return (
      <ErrorState
        title={notLoaded}
        onRetry={() => void dataExport.refetch()}
        retrying={dataExport.isFetching}
      >
        {notLoadedWhy}
      </ErrorState>
    );
  return <ExportState dataExport={dataExport.data} />;
};
