import { type ReactNode } from 'react';
import { type EssayInFull } from '@/api';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/navigation/tabs';
import { ApiError } from '@/lib/api/api-error';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { Analysis } from '../analysis/analysis';
import { AnalysisSide } from '../analysis/analysis-side';
import { CommentsTab } from '../comments/comments-tab';
import { SharingCard } from '../sharing/sharing-card';
import { AnalyzeButton } from './analyze-button';
import { EssayContent } from './essay-content';
import { EssayDetails } from './essay-details';
import { EssayHead } from './essay-head';
import { EssayFailed, EssayWaiting, NoSuchEssay } from './essay-states';
import { ESSAY_TABS, type EssayTab } from './essay-tab';
import { useAnalysis } from './use-analysis';
import { useEssay } from './use-essay';

type EssayScreenProps = { essayId: string; tab: EssayTab; onTab: (tab: EssayTab) => void };

/** One essay: its text, what the analysis says, and what counselors say. */
export const EssayScreen = ({ essayId, ...tabs }: EssayScreenProps) => {
  const { data, error, isPending, refetch, isFetching } = useEssay(essayId);
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <EssayWaiting />;
  if (data) return <EssayShown {...data} {...tabs} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NoSuchEssay />;
  return <EssayFailed onRetry={() => void refetch()} retrying={isFetching} />;
};

type EssayShownProps = EssayInFull & Omit<EssayScreenProps, 'essayId'>;

const EssayShown = ({ essay, latestReview, tab, onTab }: EssayShownProps) => {
  const analysis = useAnalysis(essay);

  return (
    <div className="grid grid-cols-1 gap-5">
      <EssayHead
        essay={essay}
        analyze={<AnalyzeButton analysis={analysis} again={latestReview !== null} />}
      />
      <Tabs
        value={tab}
        onValueChange={(next) => onTab(ESSAY_TABS.find((each) => each === next) ?? 'content')}
        className="grid grid-cols-1 gap-6"
      >
        <TabsList aria-label="Parts of this essay" className="print:hidden">
          <TabsTrigger value="content">Essay Content</TabsTrigger>
          <TabsTrigger value="analysis">AI Analysis</TabsTrigger>
          <TabsTrigger
            value="comments"
            aria-label={`Comments (${essay.commentCount})`}
            count={essay.commentCount}
          >
            Comments
          </TabsTrigger>
        </TabsList>
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
          <TabsContent value={tab} tabIndex={-1} className="min-w-0 outline-none">
            {tab === 'content' && <EssayContent essay={essay} />}
            {tab === 'analysis' && <Analysis essay={essay} review={latestReview} analysis={analysis} />}
            {tab === 'comments' && <CommentsTab essayId={essay.id} />}
          </TabsContent>
          <Beside>
            <EssayDetails essay={essay} review={latestReview} />
            <SharingCard essayId={essay.id} />
            {tab === 'analysis' && latestReview !== null && (
              <AnalysisSide review={latestReview} aiDetectionScore={essay.aiDetectionScore} />
            )}
          </Beside>
        </div>
      </Tabs>
    </div>
  );
};

const Beside = ({ children }: { children: ReactNode }) => (
  <aside aria-label="About this essay" className="grid min-w-0 gap-5">
    {children}
  </aside>
);
