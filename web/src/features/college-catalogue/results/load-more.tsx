import { Button } from '@/components/ui/basics/button';

type LoadMoreProps = { loading: boolean; failed: boolean; onMore: () => void };

/** The next page can be loaded without scrolling. */
export const LoadMore = ({ loading, failed, onMore }: LoadMoreProps) => (
  <div className="grid justify-items-center gap-2 pt-3 text-center">
    {loading && <p className="text-muted-foreground">Loading more colleges...</p>}
    {failed && !loading && (
      <p role="alert" className="font-semibold text-destructive">
        More colleges didn’t load. Try again in a moment.
      </p>
    )}
    <Button variant="outline" busy={loading} onClick={onMore}>
      {failed ? 'Retry' : 'Load more'}
    </Button>
  </div>
);
