import { Link } from 'react-router-dom';
import { FormError } from '@/components/ui/forms/form-error';

export type Refusal = { says: string; attempt: number; otherId?: string | null };

/** Why it can’t be, and the way to the application that stands in the way. */
export const Refused = ({ says, attempt, otherId = null }: Refusal) => (
  <div className="grid justify-items-start gap-2">
    <FormError attempt={attempt}>{says}</FormError>
    {otherId !== null && (
      <Link to={`/applications/${otherId}`} className="link inline-flex min-h-6 items-center">
        Open the other application
      </Link>
    )}
  </div>
);
