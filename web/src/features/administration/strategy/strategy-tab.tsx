import { Predictions } from './predictions';

/** Where a student is likely to get in. */
export const StrategyTab = ({ userId }: { userId: string }) => (
  <div className="grid gap-8">
    <Predictions userId={userId} />
  </div>
);
