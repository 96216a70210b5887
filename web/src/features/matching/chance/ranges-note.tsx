import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import { getAcademicProfileOptions } from '@/api/queries/student-profile.gen';
import { estimateNote } from './estimate-note';

/** What the ranges on this page use, and the one answer that would narrow them most. */
export const RangesNote = () => {
  const academics = useQuery(getAcademicProfileOptions());
  if (!academics.isSuccess) return null;
  const { uses, next } = estimateNote(academics.data);

  return (
    <p className="flex items-start gap-1.5 text-small text-muted-foreground">
      <Info aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {uses}
        {next && (
          <>
            {' '}
            <Link to={next.address} className="link">
              {next.step}
            </Link>{' '}
            {next.effect}
          </>
        )}
      </span>
    </p>
  );
};
