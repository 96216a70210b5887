import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { lastRequestId } from '@/lib/api/last-request-id';
import { useReload } from '../connection/use-reload';
import { useSay } from '@/lib/preferences/say';

/** A page that crashed or whose code did not load, inside the bars that still work. Reloading helps with both. */
export const CrashedPart = () => {
  const requestId = lastRequestId();
  const say = useSay();
  const { reload, checking, unreachable } = useReload();

  return (
    <div className="mx-auto grid max-w-170 justify-items-start gap-3 px-4 py-16 md:px-8">
      <h1 className="text-page-phone md:text-page">{say('This page didn’t load')}</h1>
      <p className="text-reading text-muted-foreground">
        {say('Everything you saved is safe. Try again in a moment.')}
      </p>
      <Button
        variant="outline"
        className="mt-2"
        icon={<RefreshCw className="size-[1em]" />}
        busy={checking}
        onClick={reload}
      >
        {say('Try again')}
      </Button>
      <p role="status" className="font-semibold text-destructive">
        {unreachable && say('We still can’t reach Flyleaf. This page will open when you’re back online.')}
      </p>
      {requestId !== undefined && (
        <p className="mt-4 text-hint break-all text-muted-foreground">
          {say('If this keeps happening, report this number so we can find out why:')}{' '}
          <code className="inline-block font-sans font-semibold text-foreground select-all">{requestId}</code>
        </p>
      )}
    </div>
  );
};

export const CrashedPage = () => (
  <main id="main" tabIndex={-1} className="outline-none">
    <CrashedPart />
  </main>
);
