import { Badge } from '@/components/ui/basics/badge';
import { today } from '../applications/shared/day-words';
import { isMissed } from './next-first';
import { SharedChecklist } from './shared-checklist';
import { type SharedApplication, type Words } from './words';

/** A date never stands alone: where it comes from is told with it. */
export const SharedApplicationRow = ({
  application,
  words,
}: {
  application: SharedApplication;
  words: Words;
}) => {
  const { collegeName, deadline, checklist } = application;
  const lastCycle = words.lastCycle(application);

  return (
    <li className="grid gap-2 px-4.5 py-4 md:grid-cols-[1fr_1fr] md:gap-5">
      <div className="grid content-start gap-1">
        <p className="font-semibold wrap-anywhere">{collegeName}</p>
        <p className="text-hint text-muted-foreground">{words.round(application)}</p>
        <Badge tone="ink" className="justify-self-start">
          {words.standing(application)}
        </Badge>
        <SharedChecklist checklist={checklist} words={words} />
      </div>
      <div className="grid content-start gap-0.5">
        <p className="font-semibold">{deadline.date === null ? words.noDate : words.day(deadline.date)}</p>
        {isMissed(application, today()) && (
          <p className="text-hint text-pretty text-reach-text">{words.passed}</p>
        )}
        <p className="text-hint text-pretty text-muted-foreground">{words.note(application)}</p>
        {lastCycle !== null && <p className="text-hint text-muted-foreground">{lastCycle}</p>}
      </div>
    </li>
  );
};
