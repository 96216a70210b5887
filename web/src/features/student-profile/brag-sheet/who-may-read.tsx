import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getSharingOptions } from '@/api/queries/family.gen';
import { Checkbox } from '@/components/ui/forms/checkbox';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

type WhoMayReadProps = {
  open: boolean;
  /** Null unless a change is on its way. */
  chosen: boolean | null;
  onChange: (open: boolean) => void;
};

/** Off until the student turns it on. Says who reads it by name. */
export const WhoMayRead = ({ open, chosen, onChange }: WhoMayReadProps) => (
  <section aria-labelledby="who-may-read" className="grid gap-2 rounded-[12px] bg-sunken p-4 md:px-5">
    <h2 id="who-may-read" className="text-title">
      Who may read this
    </h2>
    <Checkbox checked={chosen ?? open} onCheckedChange={onChange}>
      My counselor may read it
    </Checkbox>
    <p role="status" className="max-w-[44em] text-hint text-pretty text-muted-foreground">
      <Readers open={open} />
    </p>
  </section>
);

const Readers = ({ open }: { open: boolean }) => {
  const sharing = useQuery(getSharingOptions());
  if (!open) return 'Only you can read it. Parents never can, and neither can Wren.';
  if (sharing.data === undefined) return 'School counselors you share with can read it. Parents never can.';
  const counselors = sharing.data.adults.filter(({ relation }) => relation === 'counselor');
  if (counselors.length === 0)
    return (
      <>
        You don’t share with a school counselor yet, so nobody else can read it.{' '}
        <Link to="/settings/sharing" className="link">
          Let your counselor in
        </Link>
      </>
    );
  const names = list.format(counselors.map(({ name }) => name));
  return `${names} can read it and sees your changes. You see in your activity when they looked. Parents never can read it.`;
};
