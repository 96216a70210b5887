import { type LatestReview } from '@/api';
import { AtAGlance } from './scores/at-a-glance';
import { WhatsWorking } from './whats-working';

type AnalysisSideProps = { review: LatestReview; aiDetectionScore: number | null };

export const AnalysisSide = ({ review, aiDetectionScore }: AnalysisSideProps) => (
  <>
    <AtAGlance review={review} aiDetectionScore={aiDetectionScore} />
    <WhatsWorking review={review} />
  </>
);
