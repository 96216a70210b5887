import { yearsIn } from '@/lib/words/figures';
import { type ApplicationInFull } from '@/api';
import { Part } from '@/features/matching/applications/detail/part';
import { requirementRows } from './requirement-rows';

type RequirementsPartProps = Pick<ApplicationInFull, 'requirements' | 'college'>;

/** What the college published that it asks for, with the cycle and where it was read. */
export const RequirementsPart = ({ requirements, college }: RequirementsPartProps) => (
  <Part title="What this college asks for">
    {college.openAdmission === true && (
      <p className="text-hint text-pretty">
        It admits nearly everyone who finishes high school. The form, your transcript and FAFSA matter most.
      </p>
    )}
    {requirements === null ? (
      <p className="text-hint text-pretty text-muted-foreground">
        We have no published list for this college. The checklist shows what most colleges ask for.
      </p>
    ) : (
      <>
        <dl className="-my-2 grid text-hint">
          {requirementRows(requirements).map(({ what, says }) => (
            <div key={what} className="flex justify-between gap-4 border-t py-2 first:border-t-0">
              <dt className="text-muted-foreground">{what}</dt>
              <dd className="max-w-[60%] text-right font-[550] text-pretty wrap-anywhere">{says}</dd>
            </div>
          ))}
        </dl>
        <p className="text-small text-pretty wrap-anywhere text-muted-foreground">
          {`Published for ${yearsIn(requirements.cycle)}: ${requirements.source}. It can change each year.`}
        </p>
      </>
    )}
    {college.website !== null && (
      <a
        href={college.website}
        target="_blank"
        rel="noreferrer"
        className="link justify-self-start text-hint"
      >
        Check the college’s own site
      </a>
    )}
  </Part>
);
