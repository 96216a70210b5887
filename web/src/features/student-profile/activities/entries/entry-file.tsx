import { useEffect } from 'react';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';

/** A link to the file of an entry, whose code loads with the first such entry. */
export const EntryFile = ({ address }: { address: string }) => {
  const { Part, open, setOpen } = useOnDemand(() => import('@/components/ui/upload/file-link'));
  useEffect(() => setOpen(true), [setOpen]);

  if (Part) return <Part address={address} />;
  if (open) return <p className="min-h-6 text-hint text-muted-foreground">Fetching the file</p>;
  return (
    <Button size="sm" variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
      Show the file
    </Button>
  );
};
