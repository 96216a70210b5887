import { lazy, Suspense } from 'react';
import { Deferred } from '@/components/ui/basics/deferred';
import { ChatFrame } from '@/features/counseling-chat/chat-frame';

const WrenPanel = lazy(() => import('./wren-panel'));

/**
 * As tall as the column beside it, between limits; on a phone of one height. Its content never changes that: it scrolls inside. The
 * panel itself comes after the first paint.
 */
export const DashboardWren = () => (
  <section
    aria-labelledby="wren"
    className="relative h-165 rounded-lg border bg-card shadow-card lg:h-auto lg:max-h-302.5 lg:min-h-208.5"
  >
    <div className="absolute inset-0 flex flex-col overflow-hidden rounded-lg">
      <Deferred meanwhile={<ChatFrame />}>
        <Suspense fallback={<ChatFrame />}>
          <WrenPanel linkTo={(collegeId) => `/?college=${collegeId}`} />
        </Suspense>
      </Deferred>
    </div>
  </section>
);
