import { Badge } from '@/components/ui/basics/badge';
import { type SharedApplication, type Words } from './words';

/** A date never stands alone: where it comes from is told with it. */
export const SharedApplicationRow = ({
  application,
  words,
}: {
  application: SharedApplication;
  words: Words;
}) => {
  const { collegeName, deadline, items, itemsDone } = application;
  const lastCycle = words.lastCycle(application);

  return (
    <li className="grid gap-2 px-4.5 py-4 md:grid-cols-[1fr_1fr] md:gap-5">
      <div className="grid content-start gap-1">
        <p className="font-semibold wrap-anywhere">{collegeName}</p>
        <p className="text-hint text-muted-foreground">{words.round(application)}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="ink">{words.standing(application)}</Badge>
          <span className="text-hint text-muted-foreground tabular-nums">
            {items === 0 ? words.nothingListed : words.done(itemsDone, items)}
          </span>
        </div>
      </div>
      <div className="grid content-start gap-0.5">
        <p className="font-semibold">{deadline.date === null ? words.noDate : words.day(deadline.date)}</p>
        <p className="text-hint text-pretty text-muted-foreground">{words.note(application)}</p>
        {lastCycle !== null && <p className="text-hint text-muted-foreground">{lastCycle}</p>}
      </div>
    </li>
  );
};
