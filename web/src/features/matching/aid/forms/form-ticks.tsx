import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/basics/badge';
import { type FormItem } from './form-items';

type FormTicksProps = { items: readonly FormItem[]; once: boolean; title: string };

/** Done or not done, as the checklists of the applications say. */
export const FormTicks = ({ items, once, title }: FormTicksProps) => {
  if (items.length === 0) return null;
  const open = items.filter(({ doneOn }) => doneOn === null);

  return (
    <div className="grid gap-1.5 border-t pt-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={open.length === 0 ? 'safety' : 'target'}>
          {open.length === 0 ? 'Done' : 'Not done'}
        </Badge>
        {open.length > 0 && !once && (
          <span className="text-hint text-muted-foreground">
            {open.length} of {items.length} to do
          </span>
        )}
      </p>
      <ul className="grid gap-1 text-hint" aria-label={`${title} on your checklists`}>
        {items.map(({ applicationId, id, college, label }) => (
          <li key={`${applicationId} ${id}`}>
            <Link to={`/applications/${applicationId}`} className="link">
              {college}
            </Link>
            : {label}
          </li>
        ))}
      </ul>
    </div>
  );
};
