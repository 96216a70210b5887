import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { useSession } from '@/lib/session/session';

export const PricingCall = () => {
  const signedIn = useSession().status === 'signed-in';

  return (
    <section className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-[22px] bg-brand px-6 py-7.5 text-brand-foreground md:mt-18 md:rounded-2xl md:px-13 md:py-11">
      <div>
        <h2 className="text-page-phone md:text-page">Start with the free plan.</h2>
        <p className="mt-2 text-reading opacity-86">Five short steps, then your list. No card needed.</p>
      </div>
      <Button
        asChild
        size="lg"
        className="bg-highlight text-highlight-foreground hover:bg-highlight hover:underline focus-visible:outline-brand-foreground max-md:w-full"
      >
        {signedIn ? (
          <Link to="/profile">Go to your profile</Link>
        ) : (
          <Link to="/register?plan=starter">Start your profile</Link>
        )}
      </Button>
    </section>
  );
};
