import { Link } from 'react-router-dom';
import { type CollegeSearchResponse } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { RESULTS } from '../results/results-place';
import { type ChangeFilters } from '../filters/use-filters';

type Reading = NonNullable<CollegeSearchResponse['reading']>;
export type TextReadingProps = { reading: Reading; onChange: ChangeFilters };

/** What the server read from the search text, when it used it as filters. */
export const TextReading = ({ reading, onChange }: TextReadingProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-lg bg-sunken px-4 py-2.5 text-hint">
    <div role="status" className="min-w-52 flex-1">
      {readingWords(reading).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {reading.missing.includes('home') && (
        <p>
          <Link to="/profile?section=personal&step=basic" className="link">
            Add your home state
          </Link>{' '}
          to search near you.
        </p>
      )}
      {reading.missing.includes('grades') && (
        <p>
          Colleges don’t publish a GPA you need.{' '}
          <Link to="/profile?section=academic&step=performance" className="link">
            Add your grades
          </Link>{' '}
          to see your own chance at each college.
        </p>
      )}
    </div>
    <Button
      variant="outline"
      size="sm"
      aria-label="Undo: search names only"
      onClick={() => {
        onChange({ textAs: 'name' });
        document.getElementById(RESULTS)?.focus({ preventScroll: true });
      }}
    >
      Undo
    </Button>
  </div>
);

const readingWords = ({ understood, search, notUnderstood, notInData }: Reading) => [
  ...(understood.length > 0 || search
    ? [`Used: ${[...understood, ...(search ? [`“${search}” as a name`] : [])].join(', ')}.`]
    : []),
  ...(notInData.length > 0 ? [`The federal data don’t tell: ${notInData.join(', ')}.`] : []),
  ...(notUnderstood.length > 0 ? [`Not understood: ${notUnderstood.join(', ')}.`] : []),
];
