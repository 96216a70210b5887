import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { type DemoAccount } from '@/api';
import { getDemoAccountOptions } from '@/api/queries/demo.gen';
import { useEntryWords } from '../entry/use-entry-words';
import { Button } from '@/components/ui/basics/button';

/** Renders nothing unless the server has a demo student. */
export const DemoSignIn = ({ onTry }: { onTry: (account: DemoAccount) => void }) => {
  const account = useQuery(getDemoAccountOptions()).data;
  const { login } = useEntryWords();
  if (!account) return null;

  return (
    <div className="grid gap-3 rounded-lg border border-dashed border-outline p-4">
      <p className="text-hint text-pretty text-muted-foreground">{login.demo}</p>
      <Button
        variant="soft"
        className="justify-self-start"
        icon={<Compass className="size-[1em]" />}
        onClick={() => onTry(account)}
      >
        {login.tryDemo}
      </Button>
    </div>
  );
};
