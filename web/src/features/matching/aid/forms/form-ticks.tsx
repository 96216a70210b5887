import { Link } from 'react-router-dom';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { type FormItem } from './form-items';
import { useTickForms } from './use-tick-forms';

const MOST_NAMED = 12;

/** "Reed, Tufts and 3 more". */
const firstNames = (items: readonly FormItem[]) => {
  const names = items.map(({ college }) => college);
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
};

type FormTicksProps = { items: readonly FormItem[]; once: boolean; title: string };

/** Done or not done, as the checklists of the applications say. Every tick is on those checklists too. */
export const FormTicks = ({ items, once, title }: FormTicksProps) => {
  const { mutate: tick, isPending } = useTickForms();
  if (items.length === 0) return null;
  const done = items.filter(({ doneOn }) => doneOn !== null).length;

  return (
    <fieldset disabled={isPending} className="grid gap-1.5 border-t pt-3">
      <legend className="sr-only">{title}: done or not</legend>
      {once ? (
        <>
          <Checkbox checked={done === items.length} onCheckedChange={(isDone) => tick({ items, isDone })}>
            I sent the {title}
          </Checkbox>
          <p className="text-hint text-pretty text-muted-foreground">
            One form for all your colleges: {firstNames(items)}.
          </p>
        </>
      ) : (
        <>
          <p className="text-hint text-muted-foreground">
            {done} of {items.length} done
          </p>
          {items.map((item) => (
            <div key={`${item.applicationId} ${item.id}`} className="flex flex-wrap items-center gap-x-2.5">
              <Checkbox
                checked={item.doneOn !== null}
                onCheckedChange={(isDone) => tick({ items: [item], isDone })}
              >
                {item.label}
              </Checkbox>
              <Link to={`/applications/${item.applicationId}`} className="link text-hint">
                {item.college}
              </Link>
            </div>
          ))}
        </>
      )}
    </fieldset>
  );
};
