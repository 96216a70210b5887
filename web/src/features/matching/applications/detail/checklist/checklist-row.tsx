import { Pencil } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { cn } from '@/lib/cn';
import { count, yearsIn } from '@/lib/words/figures';
import { dayInWords, today } from '@/features/matching/applications/shared/day-words';
import { type ChecklistItem } from '@/api';
import { recommendationHint } from './recommender-words';

type ChecklistRowProps = {
  item: ChecklistItem;
  planBy: string | null;
  /** Ticked without a connection. */
  waits: boolean;
  onTick: () => void;
  onEdit: () => void;
};

const whenOf = ({ dueOn, doneOn, kind }: ChecklistItem) => {
  if (doneOn !== null) return `${kind === 'recommendation' ? 'Sent' : 'Done'} ${dayInWords(doneOn)}`;
  return dueOn === null ? null : `Due ${dayInWords(dueOn)}`;
};

const originOf = ({ origin, cycle, note }: ChecklistItem) => {
  if (note !== null) return note;
  return origin === 'published' && cycle !== null ? `Published for ${yearsIn(cycle)}` : null;
};

const askedOf = ({ kind, who, askedOn }: ChecklistItem) => {
  if (kind !== 'recommendation') return [];
  return [who, askedOn === null ? null : `Asked ${dayInWords(askedOn)}`];
};

/** One line: the whole of it ticks, the pencil opens it. */
export const ChecklistRow = ({ item, planBy, waits, onTick, onEdit }: ChecklistRowProps) => {
  const isDone = item.doneOn !== null;
  const facts = [
    ...askedOf(item),
    whenOf(item),
    item.words === null ? null : `${count(item.words)} words at most`,
    originOf(item),
    waits ? 'Kept on this device, not sent yet' : null,
  ].filter((fact) => fact !== null);
  const hint = item.kind === 'recommendation' ? recommendationHint(item, planBy, today()) : null;

  return (
    <li className="flex items-start gap-1 border-t py-1 first:border-t-0">
      <div className="relative grid min-w-0 flex-1 py-1">
        <Checkbox checked={isDone} onCheckedChange={onTick} className="min-h-9 pointer-coarse:min-h-9">
          {/* The whole line is the target. */}
          <span
            className={cn(
              'wrap-anywhere after:absolute after:inset-0',
              isDone && 'text-muted-foreground line-through decoration-from-font',
            )}
          >
            {item.label}
          </span>
        </Checkbox>
        {facts.length > 0 && (
          <p className="pl-7.5 text-hint text-pretty wrap-anywhere text-muted-foreground">
            {facts.join(' · ')}
          </p>
        )}
        {hint !== null && <p className="pl-7.5 text-hint text-pretty">{hint}</p>}
      </div>
      <Button
        variant="ghost"
        square
        aria-haspopup="dialog"
        aria-label={`Edit ${item.label}`}
        onClick={onEdit}
        className="size-11"
        icon={<Pencil className="size-[0.85em]" />}
      />
    </li>
  );
};
