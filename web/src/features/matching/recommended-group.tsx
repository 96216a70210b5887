import { useState } from 'react';
import { type Recommendation } from '@/api';
import { type Category, CategoryShape, categoryWord } from '@/components/ui/category';
import { RecommendedRow } from './recommended-row';

// More are one press away; the grid below must stay within reach.
const SHOWN_FIRST = 3;

const tint: Record<Category, string> = {
  reach: 'bg-reach-bg text-reach-text',
  target: 'bg-target-bg text-target-text',
  safety: 'bg-safety-bg text-safety-text',
};

type RecommendedGroupProps = {
  category: Category;
  /** How many a balanced list would have here. */
  wanted: number;
  recommended: readonly Recommendation[];
  onLearnMore: (collegeId: number) => void;
};

export const RecommendedGroup = ({ category, wanted, recommended, onLearnMore }: RecommendedGroupProps) => {
  const [all, setAll] = useState(false);
  const word = categoryWord[category];
  const shown = all ? recommended : recommended.slice(0, SHOWN_FIRST);
  const more = recommended.length - SHOWN_FIRST;

  return (
    <section aria-label={word} className="overflow-hidden rounded-lg border">
      <h3 className={`flex items-center gap-2 px-3.5 py-2 text-interface ${tint[category]}`}>
        <CategoryShape category={category} className="size-4" />
        {word}
        <span className="ml-auto font-sans text-small font-semibold tabular-nums">
          {recommended.length} of {wanted}
        </span>
      </h3>
      {recommended.length < wanted && (
        <p className="border-b bg-sunken px-3.5 py-2 text-small text-muted-foreground">
          {shortWords(recommended.length, word)}
        </p>
      )}
      <ul className="divide-y">
        {shown.map((each) => (
          <li key={each.college.id}>
            <RecommendedRow recommendation={each} onLearnMore={() => onLearnMore(each.college.id)} />
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
          {all ? `Show fewer in ${word}` : `Show ${more} more in ${word}`}
        </button>
      )}
    </section>
  );
};

const shortWords = (found: number, word: string) =>
  found === 0
    ? `We found no ${word} that fits what you told us. Widen your wishes, or search below.`
    : `Only ${found} fit so far. We don’t relabel colleges to fill the list.`;
