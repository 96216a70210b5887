import { type College } from '@/api';
import { CategoryBadge } from '@/components/ui/category-badge';
import { type CardSlots, CollegeCard } from '@/features/college-catalogue/college-card';
import { CollegeSearch } from '@/features/college-catalogue/college-search';
import { FilterBar } from '@/features/college-catalogue/filter-bar';
import { isNarrowed } from '@/features/college-catalogue/filters';
import { useFilters } from '@/features/college-catalogue/use-filters';
import { BalancedList } from '@/features/matching/balanced-list';
import { CollegeChance } from '@/features/matching/college-chance';
import { CollegeFit } from '@/features/matching/college-fit';
import { PriceAfterAid } from '@/features/matching/price-after-aid';
import { RangesNote } from '@/features/matching/ranges-note';
import { SaveButton } from '@/features/matching/save-button';
import { useRecommendations } from '@/features/matching/use-recommendations';
import { useLearnMoreAddress } from './colleges-learn-more-address';
import { LearnMoreHost } from './colleges-learn-more-host';

const Colleges = () => {
  const { filters, change, clear } = useFilters();
  const learnMore = useLearnMoreAddress();
  const balanced = !isNarrowed(filters);
  const listPending = useRecommendations().isPending;

  return (
    <div className="grid gap-4.5">
      <h1 className="text-page-phone md:text-page">Find your colleges</h1>
      <FilterBar filters={filters} onChange={change} onClear={clear} />
      <CollegeSearch
        filters={filters}
        onClear={clear}
        intro={balanced && <BalancedList onLearnMore={learnMore.open} />}
        held={balanced && listPending}
        note={<RangesNote />}
        card={(college) => (
          <CollegeCard
            college={college}
            slots={slotsFor(college)}
            onLearnMore={() => learnMore.open(college.id)}
          />
        )}
      />
      <LearnMoreHost collegeId={learnMore.collegeId} onClose={learnMore.close} />
    </div>
  );
};

/** What a college is for this student, in the places its card keeps for it. */
const slotsFor = (college: College): CardSlots => ({
  badge: college.match?.category && <CategoryBadge category={college.match.category} />,
  fit: <CollegeFit matchPercentage={college.match?.matchPercentage} />,
  chance: <CollegeChance match={college.match} college={college} />,
  price: <PriceAfterAid college={college} />,
  save: (describedBy) => <SaveButton college={college} match={college.match} describedBy={describedBy} />,
});

export default Colleges;
