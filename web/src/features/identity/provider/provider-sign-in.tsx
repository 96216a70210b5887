import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { useEntryWords } from '../entry/use-entry-words';
import { useSignInProviders } from './use-sign-in-providers';

/** If the page rendered before we knew whether there is a provider, the space stays reserved so nothing moves. */
export const ProviderSignIn = () => {
  const { provider: words } = useEntryWords();
  const known = useSignInProviders();
  const [reservesSpace] = useState(known.isPending);
  const providers = known.data?.providers ?? [];
  if (providers.length === 0) return reservesSpace && <div aria-hidden className="min-h-[5.5rem]" />;

  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-hint text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {words.or}
      </p>
      {providers.map(({ id, name, startPath }) => (
        <Button key={id} asChild variant="outline" size="lg" className="w-full">
          {/* Not a router link: the server redirects the browser to the provider. */}
          <a href={startPath}>{words.signInWith(name)}</a>
        </Button>
      ))}
    </div>
  );
};
