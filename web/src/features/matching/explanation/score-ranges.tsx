import { ScoreRange } from '@/components/ui/college/score-range';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { yearsIn } from '@/lib/words/figures';
import { type CollegeExplanationProps } from './words';

const POLICY = {
  required: 'This college requires a test score.',
  recommended: 'This college recommends a test score but doesn’t require one.',
  optional: 'You can apply without a score.',
  'not-considered': 'This college doesn’t look at test scores.',
} as const;

const ADVICE = {
  submit: 'By our estimate, sending your score helps you here.',
  withhold: 'By our estimate, you do better here without sending your score.',
} as const;

/** The student's scores beside those of enrolled students, and whether to send them. */
export const ScoreRanges = ({ college, explanation }: CollegeExplanationProps) => {
  const { satTotal, actComposite } = explanation.yourScores;
  const sat = between(college.sat25, college.sat75);
  const act = between(college.act25, college.act75);
  const policy = college.testPolicy ? POLICY[college.testPolicy] : null;
  const year = college.figures['satMath25']?.describes ?? college.admissionTerm;

  return (
    <SheetSection title="Test scores">
      {sat && (
        <ScoreRange
          label="SAT"
          scale={[400, 1600]}
          middleHalf={sat}
          score={satTotal}
          {...userMessageOf(satTotal, sat)}
        />
      )}
      {act && (
        <ScoreRange
          label="ACT"
          scale={[1, 36]}
          middleHalf={act}
          score={actComposite}
          {...userMessageOf(actComposite, act)}
        />
      )}
      {!sat && !act && <p>This college reports no score range.</p>}
      {(policy ?? explanation.submitAdvice) && (
        <p>
          {policy} {explanation.submitAdvice && ADVICE[explanation.submitAdvice]}
        </p>
      )}
      {(sat ?? act) && (
        <p className="text-small text-muted-foreground">
          Of the students who enrolled and sent a score{year ? `, ${yearsIn(year)}` : ''}.
        </p>
      )}
    </SheetSection>
  );
};

const between = (low: number | null, high: number | null): [number, number] | null =>
  low === null || high === null ? null : [low, high];

const userMessageOf = (score: number | null, [low, high]: readonly [number, number]) => {
  if (score === null) return {};
  if (score < low) return { sentence: `Your ${score} is below the middle half here.` };
  if (score > high) return { sentence: `Your ${score} is above the middle half here.` };
  return { sentence: `Your ${score} is within the middle half here.` };
};
