import { gradeOf } from '../../grade';

type ScoreHeadProps = { score: number; assessment: string };

/** The score with its letter and sentence. The lowest letter is small, beside what it stands for: an early draft. */
export const ScoreHead = ({ score, assessment }: ScoreHeadProps) => {
  const { letter, words } = gradeOf(score);

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4.5 p-4 py-5 md:items-center md:gap-7.5 md:px-7 md:py-6.5">
      <p className="grid justify-items-center gap-1">
        <b className="font-display text-[3rem] leading-[2.875rem] font-bold tracking-[-0.05em] tabular-nums md:text-[3.875rem] md:leading-[3.625rem]">
          {score}
        </b>
        <span className="text-small text-muted-foreground">
          {letter === 'F' ? (
            <>
              out of 100
              <br />
              <small className="text-micro">F</small> early draft
            </>
          ) : (
            `${letter}, out of 100`
          )}
        </span>
      </p>
      <div className="grid gap-1.5">
        <h2 className="text-section text-pretty">{words}</h2>
        <p className="text-reading text-pretty text-muted-foreground">{assessment}</p>
      </div>
    </div>
  );
};
