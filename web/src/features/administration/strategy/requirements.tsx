import { Check, X } from 'lucide-react';
import { type ApplicationRecord } from '@/api';

/** What is done of what the college asks for. */
export const Requirements = ({ application }: { application: ApplicationRecord }) => {
  const { essaysCompleted, essaysRequired, recommendationsSubmitted, recommendationsRequired } = application;
  const Mark = application.testScoresSubmitted ? Check : X;
  return (
    <ul className="grid gap-0.5 text-hint tabular-nums">
      <li>
        Essays {essaysCompleted.length}/{essaysRequired.length}
      </li>
      <li>
        Recommendations {recommendationsSubmitted ?? 0}/{recommendationsRequired ?? 0}
      </li>
      <li className="flex items-center gap-1">
        Test scores <Mark aria-hidden className="size-3.5" />
        <span className="sr-only">{application.testScoresSubmitted ? 'sent' : 'not sent'}</span>
      </li>
    </ul>
  );
};
