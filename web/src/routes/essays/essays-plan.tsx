import { Link } from 'react-router-dom';
import { readPlanOptions } from '@/api/queries/essays.gen';
import { type PageReads } from '@/app/pages/page';
import { Button } from '@/components/ui/basics/button';
import { ReuseMap } from '@/features/essays/reuse-map/reuse-map';

const EssaysPlan = () => (
  <div className="grid grid-cols-1 gap-5">
    <div className="grid justify-items-start gap-3 md:flex md:items-center md:justify-between">
      <h1 className="text-page-phone md:text-page">Plan your essays</h1>
      <Button variant="outline" asChild>
        <Link to="/essays">Back to Essays</Link>
      </Button>
    </div>
    <p className="max-w-[42em] text-pretty text-muted-foreground">
      Many prompts ask for the same thing. Write once, then shorten it or turn it toward the next prompt.
    </p>
    <ReuseMap />
  </div>
);

export const reads: PageReads = (client) => [client.query(readPlanOptions())];

export default EssaysPlan;
