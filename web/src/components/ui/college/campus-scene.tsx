import { lazy, Suspense } from 'react';
import { type DrawnCollege } from '@/lib/drawing/college-scene';

const CampusDrawing = lazy(() => import('./scene/campus-drawing'));

/** A drawing of where a college is and what it teaches, after the first paint. Decorative: not the real campus. */
export const CampusScene = ({ college }: { college: DrawnCollege }) => (
  <div
    aria-hidden
    data-slot="campus-scene"
    className="@container relative size-full overflow-hidden bg-(--tint-sky)"
  >
    <Suspense>
      <CampusDrawing college={college} />
    </Suspense>
  </div>
);
