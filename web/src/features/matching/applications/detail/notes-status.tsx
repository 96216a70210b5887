import { Button } from '@/components/ui/basics/button';
import { useConnection } from '@/lib/api/connection';

type NotesStatusProps = {
  state: 'idle' | 'saving' | 'failed';
  /** Something is typed that the server has not got. */
  dirty: boolean;
  saved: boolean;
  onRetry: () => void;
};

const wordsOf = ({ state, dirty, saved }: NotesStatusProps, offline: boolean) => {
  if (state === 'saving') return 'Saving';
  if (state === 'failed')
    return offline ? 'You’re offline. Kept in this tab, and saved when you’re back.' : 'Not saved.';
  if (dirty) return 'Saves when you pause.';
  return saved ? 'Saved just now' : '';
};

/** Whether the notes are on the server. */
export const NotesStatus = (props: NotesStatusProps) => {
  const offline = useConnection() === 'offline';

  return (
    <div className="flex min-h-6 items-center gap-1.5">
      <span role="status">{wordsOf(props, offline)}</span>
      {props.state === 'failed' && (
        <Button
          variant="ghost"
          size="sm"
          onClick={props.onRetry}
          className="-my-1 px-1.5 text-primary underline"
        >
          Retry
        </Button>
      )}
    </div>
  );
};
