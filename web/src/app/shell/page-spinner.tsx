import { Spinner } from '@/components/ui/basics/spinner';

export const PageSpinner = () => (
  <div role="status" className="grid min-h-[60dvh] place-items-center text-muted-foreground">
    <Spinner className="size-7" />
    <span className="sr-only">Loading</span>
  </div>
);
