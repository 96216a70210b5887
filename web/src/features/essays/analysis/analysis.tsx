import { type Essay, type LatestReview } from '@/api';
import { type AnalysisState } from '../detail/use-analysis';
import { AboutAnalysis } from './about-analysis';
import { AnalysisProgress, NoAnalysis } from './analysis-states';
import { ReviewedText } from './marked-text/reviewed-text';
import { RubricBars } from './scores/rubric-bars';
import { ScoreHead } from './scores/score-head';
import { StaleNotice } from './stale-notice';
import { SupportCard } from './support-card';

type AnalysisProps = { essay: Essay; review: LatestReview | null; analysis: AnalysisState };

export const Analysis = ({ essay, review, analysis }: AnalysisProps) => (
  <div className="grid grid-cols-1 gap-5">
    {review?.support === true && <SupportCard />}
    <AnalysisProgress analysis={analysis} />
    {review === null ? (
      !analysis.running && !analysis.failed && <NoAnalysis analysis={analysis} />
    ) : (
      <>
        <StaleNotice essay={essay} review={review} />
        <article aria-label="AI Analysis" className="rounded-lg border bg-card shadow-card">
          <ScoreHead score={review.overallScore} assessment={essay.aiFeedback?.overallAssessment ?? ''} />
          <RubricBars rubric={review.rubric} />
          <ReviewedText key={`${review.versionNumber} ${review.createdAt}`} essay={essay} review={review} />
          <AboutAnalysis review={review} />
        </article>
      </>
    )}
  </div>
);
