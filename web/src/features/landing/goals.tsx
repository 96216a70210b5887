import { Link } from 'react-router-dom';
import { type Goals as GoalWords } from '@/lib/words/goals';
import { type Words } from './words';

/** Always shown with the note on how they are measured. */
export const Goals = ({ words, goals }: { words: Words['goals']; goals: GoalWords }) => (
  <section
    aria-label={words.label}
    className="grid grid-cols-2 border-y max-md:[&>*:nth-child(even)]:border-l max-md:[&>*:nth-child(even)]:pl-4.5 max-md:[&>*:nth-child(n+3)]:border-t md:grid-cols-[repeat(3,1fr)_1.5fr] md:divide-x"
  >
    {goals.landing.map(({ figure, of }) => (
      <p key={of} className="py-4.5 text-muted-foreground md:px-7 md:py-6.5 md:first:pl-0">
        <b className="block font-display text-[1.875rem] leading-8.5 font-bold tracking-[-0.03em] text-foreground tabular-nums md:text-[2.375rem] md:leading-10.5">
          {figure}
        </b>
        {of}
      </p>
    ))}
    <p className="py-4.5 text-hint leading-5.25 text-muted-foreground md:self-center md:py-6.5 md:pl-7">
      {goals.note} {words.noPromise}{' '}
      <Link to="/how-chances-work#goals" className="link">
        {words.measure}
      </Link>
    </p>
  </section>
);
