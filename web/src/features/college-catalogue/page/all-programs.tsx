import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { count, yearsIn } from '@/lib/words/figures';
import { type OwnFacts } from '../college/own-facts';
import { BlockSource } from './block-source';
import { BreakableTitle } from './breakable-title';
import { PageSection } from './page-section';
import { byField, type ProgramField, programLists } from './program-lists';
import { ProgramTable } from './program-table';

type AllProgramsProps = { college: CollegeDetail; major: OwnFacts['major'] };

/** Every undergraduate program by field, the student's own field first and open. */
export const AllPrograms = ({ college, major }: AllProgramsProps) => {
  const lists = programLists(college);
  if (lists.length === 0) return null;
  const { graduates, medianEarnings } = college.programsDescribe;

  return (
    <PageSection id="programs" title="Programs and their outcomes">
      {lists.map(({ degrees, list }) => (
        <SheetSection key={degrees} title={numbered(list.total, `${degrees} program`)}>
          <div className="grid grid-cols-1 divide-y">
            {byField(list.top, college, major?.cipFamily ?? null).map((field, place) => (
              <Field key={field.cip} field={field} major={major} open={place === 0} />
            ))}
          </div>
        </SheetSection>
      ))}
      <p className="text-small text-muted-foreground">
        {graduates && `Graduates: ${yearsIn(graduates)}. `}
        {medianEarnings && `Median earnings: ${yearsIn(medianEarnings)}. `}
        Earnings of small groups aren’t published.
      </p>
      <BlockSource college={college} />
    </PageSection>
  );
};

type FieldProps = { field: ProgramField; major: OwnFacts['major']; open: boolean };

const Field = ({ field: { cip, title, programs, graduates }, major, open }: FieldProps) => (
  <details open={open} className="group py-1">
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-1.5 marker:content-none">
      <span className="min-w-0 font-semibold wrap-anywhere">
        <span aria-hidden className="mr-2 inline-block transition-transform group-open:rotate-90">
          ›
        </span>
        <BreakableTitle title={title} />
        {cip === major?.cipFamily && ' (your field)'}
      </span>
      <span className="shrink-0 text-right text-small text-muted-foreground tabular-nums">
        {numbered(programs.length, 'program')}
        <span className="block">{numbered(graduates, 'graduate')}</span>
      </span>
    </summary>
    <ProgramTable title={title} programs={programs} major={major} />
  </details>
);

const numbered = (many: number, what: string) => `${count(many)} ${what}${many === 1 ? '' : 's'}`;
