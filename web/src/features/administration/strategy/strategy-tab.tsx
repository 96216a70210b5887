import { Portfolio } from './portfolio';
import { Predictions } from './predictions';
import { OwnListOdds } from './own-list-odds';

/** Where a student is likely to get in, and where they apply. */
export const StrategyTab = ({ userId }: { userId: string }) => (
  <div className="grid gap-8">
    <Predictions userId={userId} />
    <OwnListOdds userId={userId} />
    <Portfolio userId={userId} />
  </div>
);
