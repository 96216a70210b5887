import { type LatestReview } from '@/api';
import { Progress } from '@/components/ui/feedback/progress';
import { AiHint } from './ai-hint';
import { SideCard } from '../../detail/side-card';

type AtAGlanceProps = {
  review: Pick<LatestReview, 'readability' | 'originality'>;
  aiDetectionScore: number | null;
};

export const AtAGlance = ({ review: { readability, originality }, aiDetectionScore }: AtAGlanceProps) => (
  <SideCard title="At a glance">
    <div className="grid gap-3.5">
      <Measure label="Readability" score={readability.score}>
        {easeInWords(readability.score)}. About {Math.round(readability.wordsPerSentence)} words a sentence.
        It describes your text and isn’t part of any score.
      </Measure>
      <Measure label="Originality" score={originality.score} />
      <AiHint percent={aiDetectionScore} />
    </div>
  </SideCard>
);

type MeasureProps = { label: string; score: number; children?: React.ReactNode };

const Measure = ({ label, score, children }: MeasureProps) => {
  const shown = Math.round(Math.min(100, Math.max(0, score)));
  return (
    <div className="grid gap-1">
      <Progress label={label} value={shown} valueText={String(shown)} />
      {children !== undefined && <p className="text-small text-pretty text-muted-foreground">{children}</p>}
    </div>
  );
};

/** Flesch reading ease: 60 to 70 is plain English. */
const easeInWords = (score: number) => {
  if (score >= 80) return 'Easy to read';
  if (score >= 60) return 'Plain English';
  return score >= 40 ? 'Takes some attention' : 'Hard to read in one go';
};
