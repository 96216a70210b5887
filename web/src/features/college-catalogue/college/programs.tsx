import { type CollegeDetail } from '@/api';
import { SheetSection } from '@/components/ui/overlays/sheet-section';
import { count, dollars, yearsIn } from '@/lib/words/figures';

const SHOWN = 8;

export const Programs = ({ college }: { college: CollegeDetail }) => {
  const { bachelorsPrograms: bachelors, associatePrograms: associate, programsDescribe } = college;
  const [degrees, { total, top }] =
    bachelors.total > 0 ? ['bachelor’s', bachelors] : ['associate', associate];
  if (total === 0) return null;

  return (
    <SheetSection title={`Programs · ${count(total)} ${degrees}`}>
      <ul className="grid divide-y">
        {top.slice(0, SHOWN).map(({ cip, title, graduates, medianEarnings }) => (
          <li key={cip} className="flex items-start justify-between gap-4 py-2">
            <span>{title}</span>
            <span className="shrink-0 text-right text-hint text-muted-foreground tabular-nums">
              {graduates === null ? 'Graduates not reported' : `${count(graduates)} graduates`}
              <span className="block">
                {medianEarnings === null ? 'Earnings not reported' : `earn ${dollars(medianEarnings)}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small text-muted-foreground">
        {total > SHOWN && `The ${SHOWN} with the most graduates. `}
        {programsDescribe.graduates && `Graduates: ${yearsIn(programsDescribe.graduates)}. `}
        {programsDescribe.medianEarnings && `Median earnings: ${yearsIn(programsDescribe.medianEarnings)}.`}
      </p>
    </SheetSection>
  );
};
