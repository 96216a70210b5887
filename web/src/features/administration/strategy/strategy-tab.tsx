import { Portfolio } from './portfolio';
import { Predictions } from './predictions';

/** Where a student is likely to get in, and where they apply. */
export const StrategyTab = ({ userId }: { userId: string }) => (
  <div className="grid gap-8">
    <Predictions userId={userId} />
    <Portfolio userId={userId} />
  </div>
);
