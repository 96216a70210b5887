import { type SuggestionOfAdult } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { toast } from '@/components/ui/toasts/toast-store';
import { useSuggestions, useTakeBack } from './use-suggestions';
import { type Words } from './words';

/** What this adult suggested, and what the student did with it. Nothing while there is none. */
export const OwnSuggestions = ({ studentId, words }: { studentId: string; words: Words }) => {
  const suggestions = useSuggestions(studentId);

  if (suggestions.isError && suggestions.data === undefined)
    return (
      <ErrorState
        title={words.notLoaded}
        onRetry={() => void suggestions.refetch()}
        retrying={suggestions.isFetching}
      >
        {words.notLoadedWhy}
      </ErrorState>
    );
  if (suggestions.data === undefined || suggestions.data.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-title">{words.mine}</h3>
      <ul className="grid divide-y border-y">
        {suggestions.data.map((suggestion) => (
          <Suggestion key={suggestion.id} studentId={studentId} suggestion={suggestion} words={words} />
        ))}
      </ul>
    </div>
  );
};

type SuggestionProps = { studentId: string; suggestion: SuggestionOfAdult; words: Words };

const Suggestion = ({ studentId, suggestion, words }: SuggestionProps) => {
  const { id, collegeName, note, state } = suggestion;
  const takeBack = useTakeBack(studentId);

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold wrap-anywhere">{collegeName}</span>
        {note !== '' && (
          <span dir="auto" className="text-hint wrap-anywhere whitespace-pre-wrap text-muted-foreground">
            {note}
          </span>
        )}
      </span>
      <span className="flex items-center gap-3">
        <Badge tone={state === 'saved' ? 'safety' : 'plain'}>{words.state(state)}</Badge>
        {state === 'open' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={words.takeBackOf(collegeName)}
            busy={takeBack.isPending}
            onClick={() =>
              takeBack.mutate(
                { path: { studentId, id } },
                {
                  onError: () => toast({ tone: 'error', title: 'Error', description: words.takeBackFailed }),
                },
              )
            }
          >
            {words.takeBack}
          </Button>
        )}
      </span>
    </li>
  );
};
