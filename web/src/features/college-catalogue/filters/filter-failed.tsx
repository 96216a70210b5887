import { Button } from '@/components/ui/basics/button';

/** Shown when the filters' code failed to load. */
export const FilterFailed = () => (
  <div role="alert" className="grid gap-3 py-4 text-hint">
    The filters didn’t load. Try again in a moment.
    <Button variant="outline" size="sm" className="justify-self-start" onClick={() => location.reload()}>
      Reload
    </Button>
  </div>
);
