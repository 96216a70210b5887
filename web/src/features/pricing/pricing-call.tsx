import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { useSession } from '@/lib/session/session';
import { usePricingWords } from './use-pricing-words';

export const PricingCall = () => {
  const { call } = usePricingWords();
  const session = useSession();
  const role = session.status === 'signed-in' ? session.user.role : null;

  return (
    <section className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-[22px] bg-brand px-6 py-7.5 text-brand-foreground md:mt-18 md:rounded-2xl md:px-13 md:py-11">
      <div>
        <h2 className="text-page-phone md:text-page">{call.title}</h2>
        <p className="mt-2 text-reading opacity-86">{call.lead}</p>
      </div>
      <Button
        asChild
        size="lg"
        className="bg-highlight text-highlight-foreground hover:bg-highlight hover:underline focus-visible:outline-brand-foreground max-md:w-full"
      >
        {role === null ? (
          <Link to="/register?plan=starter">{call.start}</Link>
        ) : role === 'student' ? (
          <Link to="/profile">{call.profile}</Link>
        ) : (
          <Link to="/">{call.home}</Link>
        )}
      </Button>
    </section>
  );
};
