import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type EssaysToComment as Count } from '@/api';
import { useWords } from '@/lib/preferences/language';
import { english } from './words';
import { spanish } from './words.es';

/** In a counselor’s caseload, beside a student who shares essays with them. */
export const EssaysToComment = ({ studentId, shared, awaitingComment }: Count) => {
  const words = useWords({ en: english, es: spanish });

  return (
    <Link
      to={`/students/${studentId}/essays`}
      className="link inline-flex items-baseline gap-1.5 text-hint pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {awaitingComment > 0 && <MessageSquareText aria-hidden className="size-[1em] shrink-0 self-center" />}
      {awaitingComment > 0 ? words.waiting(awaitingComment) : words.shared(shared)}
    </Link>
  );
};
