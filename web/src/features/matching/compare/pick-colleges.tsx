import { type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { compareAddress, LEAST_COMPARED, MOST_COMPARED } from './compared-ids';

type Choice = { id: number; name: string };

type PickCollegesProps = {
  /** The colleges of the list and those that are compared now. */
  choices: readonly Choice[];
  picked: readonly number[];
};

/** Two to six colleges to put side by side. */
export const PickColleges = ({ choices, picked: before }: PickCollegesProps) => {
  const [picked, setPicked] = useState(before.slice(0, MOST_COMPARED));
  const navigate = useNavigate();
  const isFull = picked.length === MOST_COMPARED;
  if (choices.length < LEAST_COMPARED) return <TooFew />;

  const pick = (id: number, isPicked: boolean) =>
    setPicked(isPicked ? [...picked, id] : picked.filter((each) => each !== id));
  const compare = (event: SubmitEvent) => {
    event.preventDefault();
    if (picked.length >= LEAST_COMPARED) void navigate(compareAddress(picked));
  };

  return (
    <form
      onSubmit={compare}
      className="grid justify-items-start gap-4 rounded-lg border bg-card p-4.5 shadow-card"
    >
      <fieldset>
        <legend className="mb-2 font-display text-section font-[650]">Pick two to six colleges</legend>
        <ul className="grid gap-x-8 gap-y-1.5 md:grid-cols-2">
          {choices.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                checked={picked.includes(id)}
                disabled={isFull && !picked.includes(id)}
                onCheckedChange={(isPicked) => pick(id, isPicked)}
              >
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" disabled={picked.length < LEAST_COMPARED} aria-describedby="picked">
        Compare
      </Button>
      <p id="picked" role="status" className="text-hint text-muted-foreground">
        {isFull ? 'Six picked. Remove one to pick another.' : `${picked.length} picked.`}
      </p>
    </form>
  );
};

const TooFew = () => (
  <EmptyState
    title="Nothing to compare yet"
    action={
      <Button asChild>
        <Link to="/colleges">Explore Colleges</Link>
      </Button>
    }
  >
    Save at least two colleges to see them side by side.
  </EmptyState>
);
