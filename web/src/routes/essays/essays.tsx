import { Link } from 'react-router-dom';
import { type PageReads } from '@/app/pages/page';
import { Button } from '@/components/ui/basics/button';
import { filtersIn } from '@/features/essays/repository/essay-filters';
import { Repository } from '@/features/essays/repository/repository';
import { essaysOptions } from '@/features/essays/repository/use-essays';

const Essays = () => (
  <div className="grid grid-cols-1 gap-5">
    <div className="grid justify-items-start gap-3 md:flex md:items-center md:justify-between">
      <h1 className="text-page-phone md:text-page">Essay Repository</h1>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" asChild>
          <Link to="/essays/plan">Plan your essays</Link>
        </Button>
        <Button asChild>
          <Link to="/essay-submission">Submit Essay</Link>
        </Button>
      </div>
    </div>
    <Repository />
  </div>
);

export const reads: PageReads = (client, query) => [client.query(essaysOptions(filtersIn(query)))];

export default Essays;
