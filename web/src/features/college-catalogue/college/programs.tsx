import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { count, dollars, yearsIn } from '@/lib/words/figures';
import { isMainlyShorter } from './kind-of-college';
import { type OwnFacts } from './own-facts';

type Programs = CollegeDetail['bachelorsPrograms'];
type Program = Programs['top'][number];
type Major = OwnFacts['major'];

const SHOWN = 8;

/** Bachelor's programs, and associate programs where most students earn those; the student's major first. */
export const CollegePrograms = ({ college, major }: { college: CollegeDetail; major: Major }) => {
  const { bachelorsPrograms: bachelors, associatePrograms: associate } = college;
  const shorter = isMainlyShorter(college);
  const lists = [
    { degrees: 'bachelor’s', programs: bachelors, isShown: true },
    { degrees: 'associate', programs: associate, isShown: shorter || bachelors.total === 0 },
  ].filter(({ programs, isShown }) => isShown && programs.total > 0);

  const isFound = lists.some(({ programs }) => holds(programs, major));

  return (shorter ? lists.toReversed() : lists).map(({ degrees, programs }, place) => (
    <SheetSection key={degrees} title={`Programs · ${count(programs.total)} ${degrees}`}>
      <ProgramList programs={programs} major={major} />
      {place === 0 && major && !isFound && (
        <p>
          {major.name} isn’t among the programs this college reported. Check its website: programs change, and
          some go by other names.
        </p>
      )}
      <ProgramYears college={college} programs={programs} major={major} />
    </SheetSection>
  ));
};

const holds = ({ top }: Programs, major: Major) => top.some(({ cip }) => cip === major?.cip4);

const ProgramList = ({ programs, major }: { programs: Programs; major: Major }) => {
  const own = programs.top.filter(({ cip }) => cip === major?.cip4);
  const others = programs.top.filter(({ cip }) => cip !== major?.cip4);

  return (
    <ul className="grid divide-y">
      {[...own, ...others].slice(0, SHOWN).map((program) => (
        <ProgramRow key={program.cip} program={program} isOwn={own.includes(program)} />
      ))}
    </ul>
  );
};

const ProgramRow = ({ program, isOwn }: { program: Program; isOwn: boolean }) => {
  const { title, graduates, medianEarnings } = program;

  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <span className={isOwn ? 'font-semibold' : undefined}>
        {title}
        {isOwn && ' (your major)'}
      </span>
      <span className="shrink-0 text-right text-hint text-muted-foreground tabular-nums">
        {graduates === null ? 'Graduates not reported' : `${count(graduates)} graduates`}
        <span className="block">
          {medianEarnings === null ? 'Earnings not reported' : `earn ${dollars(medianEarnings)}`}
        </span>
      </span>
    </li>
  );
};

type ProgramYearsProps = { college: CollegeDetail; programs: Programs; major: Major };

const ProgramYears = ({ college, programs, major }: ProgramYearsProps) => {
  const { graduates, medianEarnings } = college.programsDescribe;
  const first = holds(programs, major) ? 'Your major, then the' : 'The';

  return (
    <p className="text-small text-muted-foreground">
      {programs.total > SHOWN && `${first} programs with the most graduates. `}
      {graduates && `Graduates: ${yearsIn(graduates)}. `}
      {medianEarnings && `Median earnings: ${yearsIn(medianEarnings)}.`}
    </p>
  );
};
