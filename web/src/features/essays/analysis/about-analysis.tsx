import { type LatestReview } from '@/api';
import { readerInWords } from './reader-words';

type AboutAnalysisProps = {
  review: Pick<LatestReview, 'model' | 'versionNumber' | 'createdAt' | 'cannotJudge' | 'notice'>;
};

/** Who read which version, and what nobody who reads patterns can judge. */
export const AboutAnalysis = ({ review }: AboutAnalysisProps) => (
  <section
    aria-labelledby="about-analysis"
    className="grid gap-2 border-t px-4 py-5 text-hint text-pretty md:px-7"
  >
    <h2 id="about-analysis" className="text-title">
      About this analysis
    </h2>
    <p className="text-muted-foreground">
      Version {review.versionNumber}, read on {dayOf(review.createdAt)} by {readerInWords(review.model)}.
    </p>
    {review.notice !== null && <p className="text-muted-foreground">{review.notice}</p>}
    {review.cannotJudge.length > 0 && (
      <>
        <p className="text-muted-foreground">What it can’t judge:</p>
        <ul className="grid list-disc gap-1 pl-5 text-muted-foreground">
          {review.cannotJudge.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </>
    )}
  </section>
);

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
