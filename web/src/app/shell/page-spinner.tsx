import { Spinner } from '@/components/ui/basics/spinner';
import { useSay } from '@/lib/preferences/say';

export const PageSpinner = () => {
  const say = useSay();
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-muted-foreground">
      <Spinner className="size-7" />
      <span className="sr-only">{say('Loading')}</span>
    </div>
  );
};
