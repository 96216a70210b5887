import { useRef, useState } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { SuggestedCollege } from './suggested-college';
import { useSuggestedToYou } from './use-suggested-to-you';

/** Colleges that parents and counselors suggest to the student. Not drawn while there is none. */
const SuggestedToYou = () => {
  const suggested = useSuggestedToYou();
  const title = useRef<HTMLHeadingElement>(null);
  const [hasAnswered, setHasAnswered] = useState(false);

  /** The card goes away with the answer; the focus stays here. */
  const answered = () => {
    setHasAnswered(true);
    title.current?.focus();
  };

  if (suggested.isError && suggested.data === undefined)
    return (
      <ErrorState
        title="We couldn’t load what was suggested to you"
        onRetry={() => void suggested.refetch()}
        retrying={suggested.isFetching}
      >
        Your list is below. Try again in a moment.
      </ErrorState>
    );
  if (suggested.data === undefined || (suggested.data.length === 0 && !hasAnswered)) return null;
  return (
    <section aria-labelledby="suggested" className="grid gap-3">
      <h2 id="suggested" ref={title} tabIndex={-1} className="text-section">
        Suggested to you
      </h2>
      {suggested.data.length === 0 && <p className="text-muted-foreground">That’s all for now.</p>}
      <ul className="grid gap-3 empty:hidden">
        {suggested.data.map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestedCollege suggestion={suggestion} onAnswer={answered} />
          </li>
        ))}
      </ul>
    </section>
  );
};

export default SuggestedToYou;
