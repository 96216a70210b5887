import { useState } from 'react';
import { categoryWord } from '@/components/ui/college/category';
import { BALANCED_LIST_ID, type Group, shortWords } from './recommended-groups';
import { RecommendedRow } from './recommended-row';

// Keeps the grid below close; a button shows the rest.
const SHOWN_FIRST = 3;

type RecommendedRowsProps = {
  group: Group;
  heading: 'h3' | 'h4';
  onLearnMore: (collegeId: number) => void;
};

export const RecommendedRows = ({ group, heading, onLearnMore }: RecommendedRowsProps) => {
  const [all, setAll] = useState(false);
  const { category, recommended } = group;
  const shown = all ? recommended : recommended.slice(0, SHOWN_FIRST);
  const more = recommended.length - SHOWN_FIRST;
  const short = shortWords(group);

  return (
    <>
      {short && <p className="border-b bg-sunken px-3.5 py-2 text-small text-muted-foreground">{short}</p>}
      <ul className="divide-y">
        {shown.map((each) => (
          <li key={each.college.id}>
            <RecommendedRow
              recommendation={each}
              heading={heading}
              onLearnMore={() => onLearnMore(each.college.id)}
              onHide={() => document.getElementById(BALANCED_LIST_ID)?.focus({ preventScroll: true })}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-11 w-full border-t px-3.5 text-hint font-semibold text-primary transition-colors -outline-offset-2 hover:bg-accent"
        >
          {all ? 'Show fewer' : `Show ${more} more in ${categoryWord[category]}`}
        </button>
      )}
    </>
  );
};
