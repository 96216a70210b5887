import { useId } from 'react';
import { type SeasonPlan } from '@/api';
import { Button } from '@/components/ui/basics/button';

type WayOutCardProps = {
  wayOut: SeasonPlan['waysOut'][number];
  /** Whether any way is being done now. */
  busy: boolean;
  onDo: () => void;
};

/** What a student could do so that it fits, and the button that does it. */
export const WayOutCard = ({ wayOut: { ways }, busy, onDo }: WayOutCardProps) => {
  const saysId = useId();

  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border bg-card px-4 py-3 break-inside-avoid md:px-5">
      <div id={saysId} className="grid min-w-0 flex-1 basis-72 gap-2">
        {ways.length > 1 && <p className="text-hint text-muted-foreground">Together:</p>}
        {ways.map(({ says, saves }) => (
          <div key={says} className="grid gap-0.5">
            <p className="text-pretty">{says}</p>
            <p className="text-hint text-muted-foreground tabular-nums">{saves}</p>
          </div>
        ))}
      </div>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        aria-describedby={saysId}
        onClick={onDo}
        className="print:hidden"
      >
        {ways.length > 1 ? 'Do these' : 'Do this'}
      </Button>
    </li>
  );
};
