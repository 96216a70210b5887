import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { percent } from '@/lib/words/figures';
import { GradeBands } from './grade-bands';
import { PublishedIn } from './published-in';

type Grades = NonNullable<CollegeDetail['commonDataSet']['grades']>;
type ClassRank = NonNullable<CollegeDetail['commonDataSet']['classRank']>;

/** High-school grades and class rank of the first-years. */
export const Grades = ({ college, own }: { college: CollegeDetail; own: number | null }) => {
  const { grades, classRank } = college.commonDataSet;
  const average = grades && averageWords(grades);
  const isEmpty = grades?.bands == null && average === null;

  return (
    <>
      <SheetSection title="High-school grades">
        {grades === null || isEmpty ? (
          <p>Average GPA: Not published.</p>
        ) : (
          <>
            {grades.bands && (
              <GradeBands bands={grades.bands} own={grades.scale === 'ordinary' ? own : null} />
            )}
            {average !== null && <p>{average}</p>}
            {own !== null && grades.bands && grades.scale !== 'ordinary' && (
              <p className="text-hint text-muted-foreground">
                {grades.scale === 'weighted'
                  ? 'These grades seem to count advanced courses extra'
                  : 'We can’t tell what scale these grades are on'}
                , so your {own.toFixed(2)} can’t be compared with them.
              </p>
            )}
            <PublishedIn {...grades} />
          </>
        )}
      </SheetSection>
      {classRank && (
        <SheetSection title="Class rank">
          <p>{rankWords(classRank)}</p>
          <PublishedIn {...classRank} />
        </SheetSection>
      )}
    </>
  );
};

/** An average says little without the share of students it covers. */
function averageWords({ average, known, scale }: Grades): string | null {
  if (average === null || known === null || scale === 'unclear') return null;
  const covers = known >= 0.995 ? 'all first-years' : `the ${percent(known)} of first-years who had one`;
  return `Average GPA ${average.toFixed(2)}${scale === 'weighted' || average > 4 ? ' (weighted)' : ''}, of ${covers}.`;
}

function rankWords({ topTenth, topQuarter, known }: ClassRank): string {
  const had = known === null ? 'how many had one isn’t published' : `${inPercent(known)} had one`;
  const quarter = topQuarter === null ? '' : ` In the top quarter: ${inPercent(topQuarter)}.`;
  return `${inPercent(topTenth)} of those with a rank were in the top tenth (${had}).${quarter}`;
}

const inPercent = (share: number) => `${Math.round(share * 100).toString()} percent`;
