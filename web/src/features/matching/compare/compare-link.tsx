import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { compareAddress } from './compared-ids';

/** To this college beside others, which are picked there. */
export const CompareLink = ({ collegeId }: { collegeId: number }) => (
  <Button variant="outline" asChild>
    <Link to={compareAddress([collegeId])}>Compare</Link>
  </Button>
);
