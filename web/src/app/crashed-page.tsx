import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { lastRequestId } from '@/lib/last-request';

/** A page that broke, or whose code did not arrive: reloading is the way out of both. */
export const CrashedPage = () => {
  const requestId = lastRequestId();

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid max-w-170 justify-items-start gap-3 px-4 py-16 outline-none md:px-8"
    >
      <h1 className="text-page-phone md:text-page">This page didn’t load</h1>
      <p className="text-reading text-muted-foreground">
        What you saved is safe. Check your connection and try again.
      </p>
      <Button
        variant="outline"
        className="mt-2"
        icon={<RefreshCw className="size-[1em]" />}
        onClick={() => location.reload()}
      >
        Try again
      </Button>
      {requestId !== undefined && (
        <p className="mt-4 text-hint break-all text-muted-foreground">
          If it keeps happening, this number helps us find out why:{' '}
          <code className="font-sans font-semibold text-foreground select-all">{requestId}</code>
        </p>
      )}
    </main>
  );
};
