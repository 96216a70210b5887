import { type Application } from '@/api';

type Round = Pick<Application, 'applicationType' | 'plan'>;

/** What a student should know before choosing this round. */
export const roundNote = ({ applicationType, plan }: Round): string | null => {
  if (applicationType === 'Early Decision')
    return 'Early Decision is a promise: if they accept you, you go there and withdraw everywhere else. Look at the cost with your family first. You can have one at a time.';
  if (plan === 'Restrictive EA')
    return 'No promise, but this college limits where else you may apply early. Read its rules first.';
  if (applicationType === 'Rolling') return 'They answer as applications come in, so earlier is better.';
  return null;
};
