import { BellRing } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { useReminders } from './use-reminders';

/** Beside applications, for who never chose: one press turns the bell on. */
export const RemindersOffer = () => {
  const { neverChose, isSaving, choose } = useReminders();
  if (!neverChose) return null;

  return (
    <aside
      aria-label="Reminders"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border bg-card px-4.5 py-3.5 shadow-card print:hidden"
    >
      <BellRing aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 basis-60 text-pretty">
        Want a reminder before each deadline? We’ll tell you at the bell, never at night.{' '}
        <Link to="/settings/notifications" className="link">
          Email and calendar
        </Link>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isSaving} onClick={() => choose(true)}>
          Remind me
        </Button>
        <Button size="sm" variant="ghost" busy={isSaving} onClick={() => choose(false)}>
          No thanks
        </Button>
      </div>
    </aside>
  );
};
