import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listSavedCollegesOptions } from '@/api/queries/matching.gen';
import { getAcademicProfileOptions, getUserProfileOptions } from '@/api/queries/student-profile.gen';
import { listSuggestedCollegesOptions } from '@/api/queries/suggestions.gen';
import { type PageReads, type PreparePage } from '@/app/pages/page';
import { Button } from '@/components/ui/basics/button';
import { CollegePicture } from '@/features/college-catalogue/results/college-picture';
import { listFactsOptions, useAwaitsFacts } from '@/features/matching/list-facts/list-facts';
import { SavedList, type ShownCategory, WaitingList } from '@/features/matching/saved-colleges/saved-list';
import { useSavedColleges } from '@/features/matching/saved-colleges/use-saved-colleges';
import { useLearnMoreAddress } from './colleges-learn-more-address';
import { LearnMoreHost } from './colleges-learn-more-host';

const loadListOdds = () => import('@/features/matching/list-odds/list-odds-card');
const ListOddsCard = lazy(loadListOdds);

const loadSuggested = () => import('@/features/matching/suggestions/suggested-to-you');
const SuggestedToYou = lazy(loadSuggested);

const TABS: readonly ShownCategory[] = ['All', 'Reach', 'Target', 'Safety'];

const MyList = () => {
  const [address, setAddress] = useSearchParams();
  const learnMore = useLearnMoreAddress();
  const category = TABS.find((tab) => tab === address.get('category')) ?? 'All';

  const awaitsFacts = useAwaitsFacts(useSavedColleges().data);
  const suggested = useQuery(listSuggestedCollegesOptions());
  const [showsSuggested, setShowsSuggested] = useState(false);
  // It stays, with the focus in it, once everything is answered.
  if (!showsSuggested && (suggested.isError || suggested.data?.length)) setShowsSuggested(true);

  const showCategory = (next: ShownCategory) =>
    setAddress(next === 'All' ? {} : { category: next }, { replace: true, preventScrollReset: true });

  return (
    <div className="grid gap-5">
      {/* A row that wraps would wrap differently in the fallback font, and the list would jump when ours loads. */}
      <div className="grid justify-items-start gap-3 md:flex md:items-center md:justify-between">
        <h1 className="text-page-phone md:text-page">My College List</h1>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="soft" asChild>
            <Link to="/my-list/simulate">Simulate Chances</Link>
          </Button>
          <Button variant="outline" asChild>
            <Link to="/applications">Applications</Link>
          </Button>
          <Button variant="outline" asChild>
            <Link to="/colleges/compare">Compare</Link>
          </Button>
          <Button variant="outline" asChild>
            <Link to="/colleges">Add More Colleges</Link>
          </Button>
        </div>
      </div>
      {awaitsFacts ? (
        <WaitingList />
      ) : (
        <Suspense fallback={<WaitingList />}>
          {showsSuggested && <SuggestedToYou />}
          <ListOddsCard />
          <SavedList
            category={category}
            onCategory={showCategory}
            onLearnMore={learnMore.open}
            picture={(college) => <CollegePicture college={college} />}
          />
        </Suspense>
      )}
      <LearnMoreHost collegeId={learnMore.collegeId} onClose={learnMore.close} />
    </div>
  );
};

export const reads: PageReads = (client) => [
  client.query(listSavedCollegesOptions()).then((list) => client.query(listFactsOptions(list))),
  client.query(listSuggestedCollegesOptions()).then(async (all) => all.length > 0 && (await loadSuggested())),
  client.query(getUserProfileOptions()),
  client.query(getAcademicProfileOptions()),
];

export const prepare: PreparePage = loadListOdds;

export default MyList;
