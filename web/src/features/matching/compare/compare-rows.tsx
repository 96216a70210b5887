import { Fragment, type ReactNode } from 'react';
import { chanceWords } from '#engine';
import { type Application, type CollegeDetail } from '@/api';
import { acceptanceWords } from '@/lib/words/acceptance-rate';
import { chanceRange } from '@/lib/words/chances';
import { count, dollars, figure, missingWords, percent, yearsIn } from '@/lib/words/figures';
import { chanceOf } from '../chance/chance-of';
import { YearPriceCell, YearPriceHeading } from '../price/year-price';
import { type Deadlines, deadlinesOf } from './deadline';
import { majorEarnings, type Major } from './major-earnings';

type Compared = {
  major: Major;
  /** False for parents and counselors, who have no estimates. */
  isStudent: boolean;
  applications: readonly Application[];
};

export type CompareRow = {
  key: string;
  label: ReactNode;
  cell: (college: CollegeDetail) => ReactNode;
  /** What the figures describe. */
  describes: (college: CollegeDetail) => string | null | undefined;
};

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const SCORECARD = 'College Scorecard';

/** What a family puts side by side, in the order they ask. */
export const compareRows = ({ major, isStudent, applications }: Compared): readonly CompareRow[] => [
  {
    key: 'price',
    label: <YearPriceHeading />,
    cell: (college) => <YearPriceCell college={college} />,
    describes: ({ figures }) => ofScorecard(figures['netPrice']?.describes),
  },
  {
    key: 'chance',
    label: isStudent ? 'Your chance' : 'Admitted',
    cell: (college) => <ChanceCell college={college} isStudent={isStudent} />,
    describes: ({ admissionTerm }) => ofScorecard(admissionTerm),
  },
  {
    key: 'graduation',
    label: 'Graduate',
    cell: (college) => <GraduationCell college={college} />,
    describes: ({ figures, level }) =>
      ofScorecard(figures[level === 'Four-year' ? 'completionRate4yr' : 'completionRateLt4yr']?.describes),
  },
  {
    key: 'earnings',
    label: major === null ? 'Median earnings' : `Median earnings, ${major.name}`,
    cell: (college) => <EarningsCell college={college} major={major} />,
    describes: (college) =>
      ofScorecard(
        majorEarnings(college, major) === null
          ? college.figures['earnings10yrMedian']?.describes
          : college.programsDescribe.medianEarnings,
      ),
  },
  {
    key: 'size',
    label: 'Size',
    cell: (college) =>
      figure(
        college.studentPopulation,
        (students) => `${count(students)} undergraduates`,
        college.missing['studentPopulation'],
      ),
    describes: ({ figures }) => ofScorecard(figures['undergraduates']?.describes),
  },
  {
    key: 'place',
    label: 'Place',
    cell: (college) => <PlaceCell college={college} />,
    describes: ({ dataYear }) => ofScorecard(dataYear),
  },
  {
    key: 'tests',
    label: 'Tests',
    cell: (college) => <TestsCell college={college} />,
    describes: ({ admissionTerm }) => ofScorecard(admissionTerm),
  },
  {
    key: 'deadlines',
    label: 'Deadlines',
    cell: (college) => <DeadlineCell {...deadlinesOf(college, applications)} />,
    describes: () => null,
  },
];

const ofScorecard = (describes: string | null | undefined) =>
  describes ? `${SCORECARD}, ${yearsIn(describes)}` : null;

const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-small font-normal text-muted-foreground">{children}</span>
);

const ChanceCell = ({ college, isStudent }: { college: CollegeDetail; isStudent: boolean }) => {
  const chance = chanceOf(college.match);
  if (!isStudent) return acceptanceWords(college);
  if (chance === null && college.match?.notSafe != null) return <Small>{college.match.notSafe}</Small>;
  if (chance === null) {
    const isReported = college.acceptanceRate !== null || college.openAdmission === true;
    return (
      <>
        {isReported ? 'Add your GPA to see it' : 'No estimate'}
        <Small>{isReported ? everyoneWords(college) : 'No admission rate reported'}</Small>
      </>
    );
  }
  return (
    <>
      {chanceRange(chance.low, chance.high)}
      <Small>{sentence(chanceWords(chance.low, chance.estimate, chance.high))}</Small>
      <Small>{everyoneWords(college)}</Small>
    </>
  );
};

const everyoneWords = (college: CollegeDetail) =>
  college.openAdmission === true ? 'Open to all' : `Of all applicants: ${acceptanceWords(college)}`;

/** The time that a rate allows differs by the length of the programs. */
const WITHIN: Readonly<Record<string, string>> = {
  'Four-year': 'Within six years',
  'Two-year': 'Within three years',
};

const GraduationCell = ({ college: { completionRate, level, missing } }: { college: CollegeDetail }) => (
  <>
    {figure(completionRate, percent, missing['completionRate'])}
    {completionRate !== null && <Small>{WITHIN[level]}</Small>}
  </>
);

/** Of graduates in the major or close to it, else of everyone who began here: the two are not the same thing, so each says which it is. */
const EarningsCell = ({ college, major }: { college: CollegeDetail; major: Major }) => {
  const own = majorEarnings(college, major);
  const everyone = college.figures['earnings10yrMedian'];
  if (own !== null) {
    return (
      <>
        {dollars(own.dollars)}
        <Small>
          {own.mark === 'close to your major' && `${own.program.title} (close to your major). `}
          Five years after graduating
        </Small>
      </>
    );
  }
  const why = everyone?.missing === 'not-reported' ? undefined : (everyone?.missing ?? undefined);
  return (
    <>
      {everyone?.value == null ? missingWords(why) : dollars(everyone.value)}
      <Small>
        {major !== null && 'Not published for this major. '}
        {everyone?.value != null && 'All majors, ten years after starting'}
      </Small>
    </>
  );
};

const PlaceCell = ({ college: { location, locale, milesFromHome } }: { college: CollegeDetail }) => (
  <>
    {location}
    <Small>
      {locale !== null && `${locale}. `}
      {milesFromHome === 0 && 'In your state'}
      {milesFromHome !== null &&
        milesFromHome > 0 &&
        `About ${count(rounded(milesFromHome))} miles from home`}
    </Small>
  </>
);

/** Miles are measured from the middle of the home state. */
const rounded = (miles: number) => Math.max(10, Math.round(miles / 10) * 10);

const POLICY = {
  required: 'Required',
  recommended: 'Recommended',
  optional: 'Optional',
  'not-considered': 'Not considered',
};

const TestsCell = ({
  college: { testPolicy, openAdmission, satRange, actRange },
}: {
  college: CollegeDetail;
}) => {
  const ranges = [satRange && `SAT ${satRange}`, actRange && `ACT ${actRange}`].filter(
    (range) => range !== null,
  );

  return (
    <>
      {testPolicy === null
        ? openAdmission === true
          ? 'Not needed'
          : missingWords(undefined)
        : POLICY[testPolicy]}
      {ranges.length > 0 && testPolicy !== 'not-considered' && (
        <Small>
          Middle half:{' '}
          {ranges.map((range, place) => (
            <Fragment key={range}>
              {place > 0 && ', '}
              <span className="whitespace-nowrap">{range.replaceAll('-', '–')}</span>
            </Fragment>
          ))}
        </Small>
      )}
    </>
  );
};

const DeadlineCell = ({ dates, note }: Deadlines) => (
  <>
    {dates.map((date) => (
      <span key={date} className="block">
        {date}
      </span>
    ))}
    <Small>{note}</Small>
  </>
);
