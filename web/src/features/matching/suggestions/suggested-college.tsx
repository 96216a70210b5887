import { Bookmark } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type SuggestionToStudent } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { CollegeChance } from '../chance/college-chance';
import { YearPrice } from '../price/year-price';
import { useSaveById } from '../saved-colleges/use-save-by-id';
import { useDecline } from './use-suggested-to-you';

type SuggestedCollegeProps = {
  suggestion: SuggestionToStudent;
  /** Called before the card disappears, so that the focus can move. */
  onAnswer: () => void;
};

/** One suggestion with the student’s own chance and price, and the two answers. */
export const SuggestedCollege = ({ suggestion, onAnswer }: SuggestedCollegeProps) => {
  const titleId = useId();
  const { id, from, note, college, match } = suggestion;
  const { save, isPending } = useSaveById(college.id);
  const decline = useDecline(from);

  return (
    <article aria-labelledby={titleId} className="grid gap-4 rounded-lg border bg-card p-4.5 shadow-card">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(280px,340px)]">
        <div className="grid content-start gap-1">
          <h3 id={titleId} className="text-title">
            <Link to={`/colleges/${college.id}`} className="hover:underline">
              {college.shortName}
            </Link>
          </h3>
          <p className="text-hint text-muted-foreground">{college.location}</p>
          <p className="mt-1 wrap-anywhere">
            {note === '' ? `${from} suggests it.` : `${from} suggests it:`}
          </p>
          {note !== '' && (
            <p
              dir="auto"
              className="rounded-md bg-sunken px-3.5 py-2.5 text-hint wrap-anywhere whitespace-pre-wrap"
            >
              {note}
            </p>
          )}
        </div>
        <div className="grid content-start gap-3">
          <CollegeChance match={match} college={college} />
          <dl className="text-hint [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:text-muted-foreground">
            <YearPrice college={college} />
          </dl>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={isPending}
          icon={<Bookmark className="size-[1em]" />}
          onClick={() => {
            onAnswer();
            save();
          }}
        >
          Save to List
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            onAnswer();
            decline.mutate({ path: { id } });
          }}
        >
          No thanks
        </Button>
      </div>
    </article>
  );
};
