import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { count, dollars, yearsIn } from '@/lib/words/figures';
import { isMainlyShorter } from './kind-of-college';
import { type OwnFacts } from './own-facts';
import { type OwnProgram, ownProgramsFirst } from './own-programs';

const SHOWN = 8;

type CollegeProgramsProps = { college: CollegeDetail; major: OwnFacts['major'] };

/** Bachelor's programs, and associate programs where most students earn those; the student's major first. */
export const CollegePrograms = ({ college, major }: CollegeProgramsProps) => {
  const { bachelorsPrograms: bachelors, associatePrograms: associate } = college;
  const shorter = isMainlyShorter(college);
  const lists = [
    { degrees: 'bachelor’s', list: bachelors, isShown: true },
    { degrees: 'associate', list: associate, isShown: shorter || bachelors.total === 0 },
  ]
    .filter(({ list, isShown }) => isShown && list.total > 0)
    .map(({ degrees, list }) => ({
      degrees,
      total: list.total,
      programs: ownProgramsFirst(list.top, major),
    }));
  const isMissing = major !== null && lists.every(({ programs }) => programs[0]?.mark === null);

  return (shorter ? lists.toReversed() : lists).map(({ degrees, total, programs }, place) => (
    <SheetSection key={degrees} title={`Programs · ${count(total)} ${degrees}`}>
      <ul className="grid divide-y">
        {programs.slice(0, SHOWN).map((own) => (
          <ProgramRow key={own.program.cip} {...own} />
        ))}
      </ul>
      {place === 0 && isMissing && (
        <p>
          {major.name} isn’t among the programs this college reported. Check its website: programs change, and
          some go by other names.
        </p>
      )}
      <p className="text-small text-muted-foreground">
        {total > SHOWN &&
          `${programs[0]?.mark == null ? 'The' : 'Then the'} programs with the most graduates. `}
        <Years college={college} />
      </p>
    </SheetSection>
  ));
};

const ProgramRow = ({ program: { title, graduates, medianEarnings }, mark }: OwnProgram) => (
  <li className="flex items-start justify-between gap-4 py-2">
    <span className={mark === null ? undefined : 'font-semibold'}>
      {title}
      {mark !== null && ` (${mark})`}
    </span>
    <span className="shrink-0 text-right text-hint text-muted-foreground tabular-nums">
      {graduates === null ? 'Graduates not reported' : `${count(graduates)} graduates`}
      <span className="block">
        {medianEarnings === null ? 'Earnings not reported' : `earn ${dollars(medianEarnings)}`}
      </span>
    </span>
  </li>
);

const Years = ({ college: { programsDescribe } }: { college: CollegeDetail }) => (
  <>
    {programsDescribe.graduates && `Graduates: ${yearsIn(programsDescribe.graduates)}. `}
    {programsDescribe.medianEarnings && `Median earnings: ${yearsIn(programsDescribe.medianEarnings)}.`}
  </>
);
