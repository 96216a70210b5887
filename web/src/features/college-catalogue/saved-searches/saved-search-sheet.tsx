import { ErrorState } from '@/components/ui/feedback/error-state';
import { Sheet } from '@/components/ui/overlays/sheet';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { addressOf, type Filters } from '../filters/filters';
import { SavedSearchForm } from './saved-search-form';
import { SavedSearchList } from './saved-search-list';
import { filtersOf, isSameSearch } from './saved-search-words';
import { useMajorNames } from '../filters/use-major-names';
import { useSavedSearches } from './use-saved-searches';

const MAX = 20;

type SavedSearchSheetProps = {
  filters: Filters;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const SavedSearchSheet = ({ filters, open, onOpenChange }: SavedSearchSheetProps) => {
  const { data: searches, isError, isFetching, refetch } = useSavedSearches();
  const same = searches?.find(({ query }) => isSameSearch(query, filters));
  const hasMajors = [filters, ...(searches ?? []).map(({ query }) => filtersOf(query))].some(
    ({ major }) => major.length > 0,
  );
  const majorWords = useMajorNames(hasMajors);

  const thisOne = () => {
    if (addressOf(filters) === '')
      return <Note>Search for something or choose a filter, then save it here with a name.</Note>;
    if (same) return <Note>You saved this search as “{same.name}”.</Note>;
    if ((searches?.length ?? 0) >= MAX)
      return <Note>You can save up to {MAX} searches. Remove one to save another.</Note>;
    return <SavedSearchForm key={addressOf(filters)} filters={filters} majorWords={majorWords} />;
  };

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Saved searches">
      {searches && thisOne()}
      {!searches && !isError && <Skeleton className="h-40" />}
      {!searches && isError && (
        <ErrorState
          title="We couldn’t load your searches"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Try again in a moment.
        </ErrorState>
      )}
      {searches?.length === 0 && <Note>You have no saved searches yet.</Note>}
      {searches && searches.length > 0 && (
        <SavedSearchList searches={searches} majorWords={majorWords} onOpened={() => onOpenChange(false)} />
      )}
    </Sheet>
  );
};

const Note = ({ children }: { children: React.ReactNode }) => (
  <p className="text-pretty text-muted-foreground">{children}</p>
);

export default SavedSearchSheet;
