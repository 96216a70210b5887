import { Link } from 'react-router-dom';
import { GOALS_NOTE, landingGoals } from '@/lib/words/goals';

/** Always shown with the note on how they are measured. */
export const Goals = () => (
  <section
    aria-label="Our goals"
    className="grid grid-cols-2 border-y max-md:[&>*:nth-child(even)]:border-l max-md:[&>*:nth-child(even)]:pl-4.5 max-md:[&>*:nth-child(n+3)]:border-t md:grid-cols-[repeat(3,1fr)_1.5fr] md:divide-x"
  >
    {landingGoals.map(({ figure, of }) => (
      <p key={of} className="py-4.5 text-muted-foreground md:px-7 md:py-6.5 md:first:pl-0">
        <b className="block font-display text-[1.875rem] leading-8.5 font-bold tracking-[-0.03em] text-foreground tabular-nums md:text-[2.375rem] md:leading-10.5">
          {figure}
        </b>
        {of}
      </p>
    ))}
    <p className="py-4.5 text-hint leading-5.25 text-muted-foreground md:self-center md:py-6.5 md:pl-7">
      {GOALS_NOTE} No one can promise admission, and we won’t.{' '}
      <Link to="/how-chances-work#goals" className="link">
        How we will measure
      </Link>
    </p>
  </section>
);
