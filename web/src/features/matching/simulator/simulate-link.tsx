import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';

/** To what-if at one college. */
export const SimulateLink = ({ collegeId }: { collegeId: number }) => (
  <Button variant="soft" className="justify-self-start print:hidden" asChild>
    <Link to={`/my-list/simulate?college=${collegeId}`}>Simulate Chances</Link>
  </Button>
);
