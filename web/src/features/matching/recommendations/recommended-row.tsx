import { useId } from 'react';
import { type Recommendation } from '@/api';
import { afterPlace } from '../chance/match-words';
import { CollegeChance } from '../chance/college-chance';
import { ChoiceButton } from '../choices/choice-button';
import { SaveButton } from '../saved-colleges/save-button';

type RecommendedRowProps = {
  recommendation: Recommendation;
  /** One level below the heading above it. */
  heading: 'h3' | 'h4';
  onLearnMore: () => void;
  /** Called before the college leaves the list, so that the focus can move. */
  onHide: () => void;
};

/** One recommended college: place, match, chance and the main reasons. */
export const RecommendedRow = ({
  recommendation,
  heading: Heading,
  onLearnMore,
  onHide,
}: RecommendedRowProps) => {
  const { college, match, userNotes } = recommendation;
  const nameId = useId();

  return (
    <article aria-labelledby={nameId} className="grid gap-2.5 px-3.5 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Heading id={nameId} className="font-display text-interface font-[650] tracking-[-0.01em]">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onLearnMore}
              className="rounded-sm text-left hover:underline"
            >
              {college.shortName}
            </button>
          </Heading>
          <p className="text-small text-muted-foreground">
            {college.location}
            {afterPlace(match)}
          </p>
        </div>
        <SaveButton compact college={college} match={match} describedBy={nameId} />
      </div>
      <CollegeChance match={match} college={college} />
      {match.why !== '' && <p className="text-small text-muted-foreground">{match.why}</p>}
      {userNotes !== '' && (
        <p dir="auto" className="rounded-md bg-sunken px-3 py-2 text-small wrap-anywhere whitespace-pre-wrap">
          {userNotes}
        </p>
      )}
      <div>
        <ChoiceButton recommendation={recommendation} onHide={onHide} />
      </div>
    </article>
  );
};
