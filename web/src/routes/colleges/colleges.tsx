import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type College } from '@/api';
import { listRecommendationsOptions, listSavedCollegesOptions } from '@/api/queries/matching.gen';
import {
  getAcademicProfileOptions,
  getUserProfileOptions,
  listAvailableMajorsOptions,
} from '@/api/queries/student-profile.gen';
import { type PageReads } from '@/app/pages/page';
import { CategoryBadge } from '@/components/ui/college/category-badge';
import { type CardSlots, CollegeCard } from '@/features/college-catalogue/results/college-card';
import { CollegeSearch } from '@/features/college-catalogue/search/college-search';
import { FilterBar } from '@/features/college-catalogue/filters/filter-bar';
import { FilterColumn } from '@/features/college-catalogue/filters/filter-column';
import { filtersFrom, isNarrowed } from '@/features/college-catalogue/filters/filters';
import { SavedSearchButton } from '@/features/college-catalogue/saved-searches/saved-search-button';
import { useChips } from '@/features/college-catalogue/filters/use-chips';
import { collegeSearch } from '@/features/college-catalogue/search/use-college-search';
import { useFilters } from '@/features/college-catalogue/filters/use-filters';
import { StartingPoints } from '@/features/college-catalogue/search/starting-points';
import { useShownFilters } from '@/features/college-catalogue/suggested-filters/use-shown-filters';
import { useHasSearchText } from '@/features/college-catalogue/search/use-has-search-text';
import { BalancedList } from '@/features/matching/recommendations/balanced-list';
import { OpensBelow } from '@/features/matching/recommendations/opens-below';
import { CollegeChance } from '@/features/matching/chance/college-chance';
import { CollegeFit } from '@/features/matching/chance/college-fit';
import { YearPrice } from '@/features/matching/price/year-price';
import { RangesNote } from '@/features/matching/chance/ranges-note';
import { SaveButton } from '@/features/matching/saved-colleges/save-button';
import { useRecommendations } from '@/features/matching/recommendations/use-recommendations';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { currentSession } from '@/lib/session/session';
import { readsOnly, useReadsOnly } from '@/lib/session/use-reads-only';
import { useLearnMoreAddress } from './colleges-learn-more-address';
import { LearnMoreHost } from './colleges-learn-more-host';

const NothingInRanges = lazy(() => import('@/features/matching/selection-criteria/nothing-in-ranges'));

const Colleges = () => {
  const { filters, hasUnknownFilters, change, clear } = useFilters();
  const { shown, changeShown } = useShownFilters(filters, change);
  const chips = useChips(shown);
  const wide = useMediaQuery('(min-width: 73.75rem)');
  const learnMore = useLearnMoreAddress();
  const [hasWords, noteWords] = useHasSearchText(filters.search);
  const balanced = !hasWords && !isNarrowed({ ...filters, search: '' }) && filters.sort === '';
  const recommendations = useRecommendations();
  const reading = useReadsOnly();
  const profile = useQuery({ ...getUserProfileOptions(), enabled: !reading });
  const hasEstimates = (recommendations.data?.length ?? 0) > 0;

  return (
    <div className="grid gap-4.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-4.5">
        <h1 className="text-page-phone md:text-page">Find your colleges</h1>
        <div className="col-span-2 row-start-2">
          <FilterBar
            filters={filters}
            chips={chips}
            onChange={change}
            shown={shown}
            onChangeShown={changeShown}
            onType={noteWords}
            wide={wide}
          />
        </div>
        {/* Drawn beside the title; the Tab key reaches the search box first. */}
        <div className="col-start-2 row-start-1">
          <SavedSearchButton filters={filters} />
        </div>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[256px_minmax(0,1fr)]">
        {wide && <FilterColumn filters={shown} onChange={changeShown} />}
        <CollegeSearch
          filters={filters}
          hasUnknownFilters={hasUnknownFilters}
          chips={chips}
          onChange={change}
          onChangeShown={changeShown}
          onClear={clear}
          hasEstimates={hasEstimates}
          intro={
            balanced &&
            (hasEstimates ? (
              <BalancedList onLearnMore={learnMore.open} />
            ) : reading ? (
              <StartingPoints home={null} onChange={change} />
            ) : (
              <>
                <Suspense>
                  <NothingInRanges />
                </Suspense>
                <StartingPoints home={profile.data?.state} onChange={change} />
                <OpensBelow
                  label="Where to begin without grades"
                  load={() => import('@/features/matching/recommendations/list-advice')}
                  onLearnMore={learnMore.open}
                />
              </>
            ))
          }
          held={balanced && !reading && (recommendations.isPending || (!hasEstimates && profile.isPending))}
          note={reading ? <AskStudent /> : <RangesNote />}
          card={(college) => (
            <CollegeCard
              college={college}
              slots={slotsFor(college, reading)}
              onLearnMore={() => learnMore.open(college.id)}
            />
          )}
        />
      </div>
      <LearnMoreHost collegeId={learnMore.collegeId} onClose={learnMore.close} />
    </div>
  );
};

/** For parents and counselors. */
const AskStudent = () => (
  <p className="text-small text-muted-foreground">
    Chances and lists are in each student’s own account. Ask your student to show you theirs.
  </p>
);

/** This student's chance, fit and price on a college's card; only the price for people who read. */
const slotsFor = (college: College, reading: boolean): CardSlots => ({
  badge: college.match?.category && <CategoryBadge category={college.match.category} />,
  fit: <CollegeFit match={college.match} />,
  chance: !reading && <CollegeChance match={college.match} college={college} />,
  price: <YearPrice college={college} />,
  save: (describedBy) =>
    !reading && <SaveButton college={college} match={college.match} describedBy={describedBy} />,
});

export const reads: PageReads = (client, address) => [
  client.infiniteQuery(collegeSearch(filtersFrom(address))),
  ...(address.has('search') ? [client.query(listAvailableMajorsOptions())] : []),
  ...(readsOnly(currentSession())
    ? []
    : [
        client.query(listRecommendationsOptions()),
        client.query(listSavedCollegesOptions()),
        client.query(getUserProfileOptions()),
        client.query(getAcademicProfileOptions()),
      ]),
];

export default Colleges;
