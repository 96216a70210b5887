import { type CollegeDetail } from '@/api';
import { BarTable } from '@/components/ui/college/bar-table';
import { dollars, yearsIn } from '@/lib/words/figures';
import { FactColumns, FactRow, FigureRow } from '../college/figure-row';
import { type OwnFacts } from '../college/own-facts';
import { type OwnProgram, ownProgramsFirst } from '../college/own-programs';
import { BlockSource } from './block-source';
import { PageSection } from './page-section';
import { programLists } from './program-lists';

type EarningsProps = { college: CollegeDetail; major: OwnFacts['major'] };

/** What graduates earn and owe, the student's major first. */
export const Earnings = ({ college, major }: EarningsProps) => {
  const { figures } = college;

  return (
    <PageSection
      id="earnings"
      title={major === null ? 'Earnings and debt' : 'Earnings and debt for your major'}
    >
      <OwnMajor college={college} major={major} />
      <h3 className="text-title">All majors together</h3>
      <AgainstTypical college={college} />
      <FactColumns>
        <FigureRow label="Median earnings ten years after entry" figure={figures['earnings10yrMedian']} />
        <FigureRow
          label="Earn more than people who stopped after high school"
          figure={figures['aboveHighSchool10yrShare']}
        />
      </FactColumns>
      <h3 className="text-title">Debt</h3>
      <FactColumns>
        <FigureRow label="Students with a federal loan in a year" figure={figures['federalLoanShare']} />
        <FigureRow label="Median debt of students who finished" figure={figures['medianDebtCompleters']} />
        <FigureRow label="That is, each month for ten years" figure={figures['medianDebtMonthlyPayment']} />
        <FigureRow label="Median debt of students who left" figure={figures['medianDebtWithdrawn']} />
      </FactColumns>
      <p className="text-small text-muted-foreground">
        Debt is the middle of students who borrowed from the government, over all majors: our federal data
        have no debt by major. Private loans and parents’ loans aren’t included.
      </p>
      <BlockSource college={college} />
    </PageSection>
  );
};

/** The federal file counts students with federal aid, and hides small groups. */
const OwnMajor = ({ college, major }: EarningsProps) => {
  if (major === null) return null;
  const own = programLists(college)
    .flatMap(({ list }) => ownProgramsFirst(list.top, major))
    .filter(({ mark }) => mark !== null);
  if (own.length === 0)
    return (
      <p>
        {major.name} isn’t among the programs this college reported, so there are no earnings for it here.
      </p>
    );

  const measured = college.programsDescribe.medianEarnings;
  return (
    <FactColumns>
      {own.map((each) => (
        <FactRow
          key={each.program.cip}
          label={`${each.program.title} (${each.mark ?? ''})`}
          {...(measured !== null && each.program.medianEarnings !== null && { note: yearsIn(measured) })}
        >
          <EarningsOf {...each} />
        </FactRow>
      ))}
    </FactColumns>
  );
};

const EarningsOf = ({ program: { medianEarnings } }: OwnProgram) =>
  medianEarnings === null ? (
    'Not reported, or too few graduates'
  ) : (
    <span className="whitespace-nowrap">{dollars(medianEarnings)} a year</span>
  );

const AgainstTypical = ({ college }: { college: CollegeDetail }) => {
  const here = college.figures['earnings10yrMedian']?.value ?? null;
  const typical = college.figures['earnings10yrTypical']?.value ?? null;
  if (here === null || typical === null) return null;

  return (
    <BarTable
      caption="Median earnings ten years after entry"
      heads={['Where', 'Earnings']}
      bars={[
        { label: college.shortName, value: here, words: dollars(here) },
        { label: 'Typical college of this kind', value: typical, words: dollars(typical) },
      ]}
    />
  );
};
