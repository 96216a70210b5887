import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type EssayLine } from '@/api';
import { listEssaysOptions } from '@/api/queries/essays.gen';
import { Button } from '@/components/ui/basics/button';
import { count } from '@/lib/words/figures';
import { EssayStatus } from '../essay-status';
import { newEssayAddress } from '../submission/new-essay-address';

/** As many as one call gives. */
const MOST = 100;

export const everyEssayOptions = () => listEssaysOptions({ query: { limit: MOST } });

type ApplicationEssaysProps = { applicationId: string; collegeId: number; collegeName: string };

const isFor = (essay: EssayLine, { applicationId, collegeId }: ApplicationEssaysProps) =>
  essay.applicationId === null ? essay.collegeId === collegeId : essay.applicationId === applicationId;

/** A personal statement for no college in particular goes to many. */
const isForMany = ({ applicationId, collegeId, essayType }: EssayLine) =>
  applicationId === null && collegeId === null && essayType === 'Personal Statement';

const wordsOf = ({ wordCount, wordLimit }: EssayLine) =>
  wordLimit === null ? `${count(wordCount)} words` : `${count(wordCount)} of ${count(wordLimit)} words`;

/** The essays of one application, and the way to a new one. */
export const ApplicationEssays = (props: ApplicationEssaysProps) => {
  const { data, isError, refetch } = useQuery(everyEssayOptions());
  const own = data?.essays.filter((essay) => isFor(essay, props)) ?? [];
  const forMany = data?.essays.filter(isForMany) ?? [];

  return (
    <div className="grid justify-items-start gap-2">
      {own.length > 0 && <EssayList essays={own} />}
      {forMany.length > 0 && (
        <details className="w-full">
          <summary className="link inline-flex min-h-8 cursor-pointer items-center text-hint pointer-coarse:min-h-11">
            {`Personal statements for all your colleges (${forMany.length})`}
          </summary>
          <EssayList essays={forMany} />
        </details>
      )}
      {isError && (
        <p className="text-hint">
          Your essays didn’t load.{' '}
          <Button variant="ghost" size="sm" className="px-1 underline" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <Button variant="soft" asChild>
        <Link to={newEssayAddress(props)} aria-label={`Write an essay for ${props.collegeName}`}>
          <PenLine aria-hidden className="size-[1em]" />
          Write an essay
        </Link>
      </Button>
    </div>
  );
};

const EssayList = ({ essays }: { essays: readonly EssayLine[] }) => (
  <ul className="grid w-full grid-cols-1 gap-2">
    {essays.map((essay) => (
      <li
        key={essay.id}
        className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-sunken px-3.5 py-2.5 has-[a:hover]:bg-accent"
      >
        <span className="grid min-w-0">
          <Link
            to={`/essays/${essay.id}/edit`}
            className="font-essay font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-md"
          >
            {essay.title}
          </Link>
          <span className="text-hint text-muted-foreground tabular-nums">
            {`${essay.essayType} · ${wordsOf(essay)}`}
          </span>
        </span>
        <EssayStatus status={essay.status} />
      </li>
    ))}
  </ul>
);
