import { Link } from 'react-router-dom';
import { EyeOff, NotebookPen, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type SavedCollege } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { CategoryBadge } from '@/components/ui/college/category-badge';
import { acceptanceWords } from '@/lib/words/acceptance-rate';
import { count, figure, percent, type Missing } from '@/lib/words/figures';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { Apply } from '../applications/begin/apply';
import { CategoryMenu } from './category-menu';
import { CollegeChance } from '../chance/college-chance';
import { useHasUnsavedNotes } from './unsaved-notes';
import { YearPrice } from '../price/year-price';
import { ProbabilityBadge } from './probability-badge';
import { categoryOf } from './list-categories';
import { isPendingEntry } from './pending-entry';
import { useChoose } from '../choices/use-choose';
import { useRemoveCollege } from './use-remove-college';

type SavedCollegeCardProps = {
  entry: SavedCollege;
  /** The college's picture. */
  picture: ReactNode;
  onLearnMore: () => void;
  /** Called before the card disappears, so that the focus can move. */
  onLeave: () => void;
  /** Whether only this category is shown, so that the card disappears when moved. */
  leavesOnMove: boolean;
};

/** One college of the list, with its estimate, figures and notes. */
export const SavedCollegeCard = ({
  entry,
  picture,
  onLearnMore,
  onLeave,
  leavesOnMove,
}: SavedCollegeCardProps) => {
  const titleId = useId();
  const pad = useOnDemand(() => import('./notes-dialog'));
  const remove = useRemoveCollege(entry);
  const { choose } = useChoose(entry.college, 'your list');
  const hasUnsavedNotes = useHasUnsavedNotes(entry);
  const { college, match, notes, admissionProbability: probability } = entry;

  return (
    <article
      aria-labelledby={titleId}
      className="grid overflow-hidden rounded-lg border bg-card shadow-card lg:grid-cols-[200px_minmax(0,1fr)]"
    >
      <div className="h-28 md:h-32 lg:h-full">{picture}</div>
      <div className="grid gap-4 p-4.5">
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(280px,340px)]">
          <div className="grid content-start gap-2">
            <div>
              <h2 id={titleId} className="text-title">
                <Link to={`/colleges/${college.id}`} className="hover:underline">
                  {college.shortName}
                </Link>
              </h2>
              <p className="text-hint text-muted-foreground">{college.location}</p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <CategoryBadge category={categoryOf[entry.category]} ownCall={entry.categoryIsYours} />
              {entry.categoryIsYours && entry.computedCategory && (
                <span className="text-small text-muted-foreground">
                  Our estimate: {entry.computedCategory}
                </span>
              )}
              {probability !== null && <ProbabilityBadge probability={probability} />}
            </div>
          </div>
          <CollegeChance match={match} college={college} namesEstimate={false} />
        </div>
        <SavedFigures college={college} />
        {notes !== '' && (
          <p
            dir="auto"
            className="rounded-md bg-sunken px-3.5 py-2.5 text-hint wrap-anywhere whitespace-pre-wrap"
          >
            {notes}
          </p>
        )}
        {hasUnsavedNotes && <p className="text-hint text-muted-foreground">You have unsaved notes.</p>}
        <fieldset disabled={isPendingEntry(entry)} className="flex flex-wrap gap-2" aria-labelledby={titleId}>
          <Button variant="outline" aria-haspopup="dialog" onClick={onLearnMore}>
            Learn More
          </Button>
          <Button
            variant="outline"
            aria-haspopup="dialog"
            icon={<NotebookPen className="size-[1em]" />}
            onPointerEnter={pad.prepare}
            onFocus={pad.prepare}
            onClick={() => pad.setOpen(true)}
          >
            {notes === '' ? 'Add notes' : 'Edit notes'}
          </Button>
          <CategoryMenu entry={entry} {...(leavesOnMove ? { onMoved: onLeave } : {})} />
          <Apply college={college} />
          <Button
            variant="ghost"
            className="ml-auto"
            icon={<EyeOff className="size-[1em]" />}
            onClick={() => {
              onLeave();
              choose({ userInterested: false });
            }}
          >
            Hide
          </Button>
          <Button
            variant="ghost"
            icon={<Trash2 className="size-[1em]" />}
            onClick={() => {
              onLeave();
              remove();
            }}
          >
            Remove
          </Button>
        </fieldset>
      </div>
      {pad.Part && pad.open && <pad.Part entry={entry} onClose={() => pad.setOpen(false)} />}
    </article>
  );
};

const SavedFigures = ({ college }: { college: SavedCollege['college'] }) => {
  const why = (field: string): Missing => college.missing[field];

  return (
    <dl className="grid grid-cols-3 gap-x-6 gap-y-3 border-t pt-3.5 text-hint md:grid-cols-[repeat(3,auto)_minmax(15rem,1fr)] [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:text-muted-foreground">
      <div>
        <dt>Acceptance</dt>
        <dd>{acceptanceWords(college)}</dd>
      </div>
      <div>
        <dt>Students</dt>
        <dd>{figure(college.studentPopulation, count, why('studentPopulation'))}</dd>
      </div>
      <div>
        <dt>Graduate</dt>
        <dd>{figure(college.completionRate, percent, why('completionRate'))}</dd>
      </div>
      <div className="max-md:col-span-full">
        <YearPrice college={college} />
      </div>
    </dl>
  );
};
