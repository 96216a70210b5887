import { useEffect } from 'react';
import { type User } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { useSettingsWords } from '../use-settings-words';

/** The code that crops and uploads loads when the settings are open. */
export const ProfilePicture = ({ account }: { account: User }) => {
  const { Part, open, setOpen } = useOnDemand(() => import('./picture-form'));
  const { picture } = useSettingsWords();
  useEffect(() => setOpen(true), [setOpen]);

  if (Part) return <Part account={account} />;
  if (open) return <Skeleton className="h-20" />;
  return (
    <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
      {picture.change}
    </Button>
  );
};
