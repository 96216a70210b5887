import { useSession } from '@/lib/session/session';
import { dayInWords, today } from '../shared/day-words';

/** On paper only: whose sheet it is, and from which day. */
export const PrintedFor = () => {
  const session = useSession();
  const name = session.status === 'signed-out' ? null : session.user.firstName;

  return (
    <p className="hidden font-semibold print:block">
      {name ? `${name}, ` : ''}
      {dayInWords(today())}
    </p>
  );
};
