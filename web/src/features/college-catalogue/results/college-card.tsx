import { type ReactNode, useId } from 'react';
import { type College } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { acceptanceWords } from '@/lib/words/acceptance-rate';
import { count, figure, percent, type Missing } from '@/lib/words/figures';
import { CollegePicture } from './college-picture';

/** Parts that are about the student. */
export type CardSlots = {
  badge: ReactNode;
  fit: ReactNode;
  chance: ReactNode;
  /** A <dt> and <dd>: what a year costs. */
  price: ReactNode;
  save: (describedBy: string) => ReactNode;
};

type CollegeCardProps = { college: College; slots: CardSlots; onLearnMore: () => void };

export const CollegeCard = ({ college, slots, onLearnMore }: CollegeCardProps) => {
  const nameId = useId();

  return (
    <article
      aria-labelledby={nameId}
      className="flex h-full flex-col overflow-hidden rounded-lg border bg-card shadow-card"
    >
      <div className="relative h-31.5 shrink-0 overflow-hidden border-b">
        <CollegePicture college={college} />
        <div className="absolute top-3 left-3">{slots.badge}</div>
      </div>
      <div className="flex flex-1 flex-col gap-3.5 p-4.5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 id={nameId} className="text-title break-words">
              {college.shortName}
            </h2>
            <p className="text-hint text-muted-foreground">{college.location}</p>
          </div>
          {slots.fit}
        </div>
        {slots.chance}
        <CardFigures college={college} price={slots.price} />
        <div className="grid grid-cols-2 items-start gap-2.5 [&>:only-child]:col-span-2">
          <Button variant="outline" aria-haspopup="dialog" aria-describedby={nameId} onClick={onLearnMore}>
            Learn More
          </Button>
          {slots.save(nameId)}
        </div>
      </div>
    </article>
  );
};

const CardFigures = ({ college, price }: { college: College; price: ReactNode }) => {
  const why = (field: string): Missing => college.missing[field];

  return (
    <dl className="mt-auto grid grid-cols-2 gap-x-4 gap-y-1.5 border-t pt-3.5 text-hint [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:text-muted-foreground [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-x-2">
      <div>
        <dt>Acceptance</dt>
        <dd>{acceptanceWords(college)}</dd>
      </div>
      <div>
        <dt>Avg. GPA</dt>
        <dd>{figure(college.averageGPA, (gpa) => gpa.toFixed(2)).replace('reported', 'published')}</dd>
      </div>
      <div>
        <dt>Students</dt>
        <dd>{figure(college.studentPopulation, count, why('studentPopulation'))}</dd>
      </div>
      <div>
        <dt>Graduate</dt>
        <dd>{figure(college.completionRate, percent, why('completionRate'))}</dd>
      </div>
      <div className="col-span-2 [&>dd]:text-right">{price}</div>
    </dl>
  );
};
