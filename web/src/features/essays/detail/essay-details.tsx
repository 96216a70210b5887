import { type ReactNode } from 'react';
import { type Essay, type LatestReview } from '@/api';
import { gradeOf } from '../grade';
import { EssayStatus } from '../essay-status';
import { dayInWords } from './day-in-words';
import { SideCard } from './side-card';

type EssayDetailsProps = { essay: Essay; review: LatestReview | null };

export const EssayDetails = ({ essay, review }: EssayDetailsProps) => (
  <SideCard title="Essay Details">
    <dl className="-my-2 grid text-hint tabular-nums">
      <Row term="Status">
        <EssayStatus status={essay.status} />
      </Row>
      <Row term="Type">{essay.essayType}</Row>
      <Row term="Words">
        {essay.wordCount}
        <WordLimit essay={essay} />
      </Row>
      <Row term="Created">{dayInWords(essay.createdAt)}</Row>
      <Row term="Updated">{dayInWords(essay.updatedAt)}</Row>
      <Row term="Comments">{essay.commentCount}</Row>
      <Row term="Analysis">{review === null ? 'None yet' : summaryOf(review)}</Row>
    </dl>
  </SideCard>
);

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-3 border-t py-2.5 first:border-t-0">
    <dt className="text-muted-foreground">{term}</dt>
    <dd className="text-right font-[550] wrap-anywhere">{children}</dd>
  </div>
);

const WordLimit = ({
  essay: { wordCount, wordLimit },
}: {
  essay: Pick<Essay, 'wordCount' | 'wordLimit'>;
}) => {
  if (wordLimit === null) return null;
  return wordCount > wordLimit ? (
    <span className="text-target-text"> over {wordLimit}</span>
  ) : (
    <span className="text-muted-foreground"> of {wordLimit}</span>
  );
};

const summaryOf = ({ overallScore, versionNumber }: LatestReview) => {
  const { letter } = gradeOf(overallScore);
  return `${overallScore}, ${letter === 'F' ? 'early draft' : letter} (version ${versionNumber})`;
};
