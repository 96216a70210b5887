import { type CollegeDetail, type CollegeExplanation } from '@/api';
import { ScoreRange } from '@/components/ui/college/score-range';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { yearsIn } from '@/lib/words/figures';
import { testPolicyWords } from './test-policy-words';
import { type CollegeExplanationProps } from './words';

const ADVICE = {
  submit: 'By our estimate, sending your score helps you here.',
  withhold: 'By our estimate, you do better here without sending your score.',
} as const;

export const ScoreRanges = (props: CollegeExplanationProps) => (
  <SheetSection title="Test scores">
    <ScoresCompared {...props} />
  </SheetSection>
);

/** Without an explanation the reader has no scores of their own. */
type ScoresComparedProps = { college: CollegeDetail; explanation: CollegeExplanation | null };

/** What the college does with scores, the student's beside those of enrolled students, and whether to send them. */
export const ScoresCompared = ({ college, explanation }: ScoresComparedProps) => {
  const submitAdvice = explanation?.submitAdvice;
  const policy = testPolicyWords(college);

  return (
    <>
      {college.testPolicy !== 'not-considered' && <Ranges college={college} explanation={explanation} />}
      {(policy ?? submitAdvice) && (
        <p>
          {policy} {submitAdvice && ADVICE[submitAdvice]}
        </p>
      )}
    </>
  );
};

const Ranges = ({ college, explanation }: ScoresComparedProps) => {
  const { satTotal, actComposite } = explanation?.yourScores ?? { satTotal: null, actComposite: null };
  const sat = between(college.sat25, college.sat75);
  const act = between(college.act25, college.act75);
  if (!sat && !act) return <p>This college reports no score range.</p>;

  return (
    <>
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
      <p className="text-small text-muted-foreground">
        Half of the students who enrolled and sent a score are in the usual range{enteredIn(college)}.
      </p>
    </>
  );
};

const enteredIn = ({ figures, admissionTerm }: CollegeDetail) => {
  const year = figures['satMath25']?.describes ?? admissionTerm;
  return year ? `, ${yearsIn(year)}` : '';
};

const between = (low: number | null, high: number | null): [number, number] | null =>
  low === null || high === null ? null : [low, high];

const userMessageOf = (score: number | null, [low, high]: readonly [number, number]) => {
  if (score === null) return {};
  if (score < low) return { sentence: `Your ${score} is below the usual range here.` };
  if (score > high) return { sentence: `Your ${score} is above the usual range here.` };
  return { sentence: `Your ${score} is in the usual range here.` };
};
