import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listEssaysOptions } from '@/api/queries/essays.gen';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/navigation/tabs';
import { CreateEssay } from './create-essay';
import { RecentEssays } from './recent-essays';

const MOST_RECENT = 6;

export const recentEssaysOptions = () => listEssaysOptions({ query: { limit: MOST_RECENT } });

export const SubmissionCenter = () => {
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'recent' ? 'recent' : 'create';
  const { data, isError, isFetching, refetch } = useQuery(recentEssaysOptions());
  const essays = data?.essays;
  const show = (next: string) =>
    setAddress(next === 'recent' ? { tab: next } : {}, { replace: true, preventScrollReset: true });

  return (
    <Tabs value={tab} onValueChange={show} className="grid grid-cols-1 gap-5">
      <TabsList aria-label="Essays">
        <TabsTrigger value="create">Create New Essay</TabsTrigger>
        <TabsTrigger value="recent">{`Recent Essays (${essays?.length ?? 0})`}</TabsTrigger>
      </TabsList>
      <TabsContent value="create" tabIndex={-1} className="outline-none">
        <CreateEssay />
      </TabsContent>
      <TabsContent value="recent" tabIndex={-1} className="outline-none">
        <RecentEssays
          essays={essays}
          failed={isError}
          fetching={isFetching}
          onRetry={() => void refetch()}
          onWrite={() => show('create')}
        />
      </TabsContent>
    </Tabs>
  );
};
