import { useCallback, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Textarea } from '@/components/ui/forms/textarea';
import { onReconnect } from '@/lib/api/connection';
import { readDraft, useDraft } from '@/lib/forms/draft';
import { count } from '@/lib/words/figures';
import { type ApplicationInFull } from '@/api';
import { NotesStatus } from './notes-status';
import { Part } from './part';
import { type Seen } from './checklist/two-devices';
import { TwoPlacesNote } from '@/components/ui/feedback/two-places-note';
import { useSaveApplication } from './use-save-application';

const LONGEST = 2000;
const PAUSE_MS = 1500;

const draftOf = (name: string) => {
  const draft = readDraft(name);
  return typeof draft === 'string' ? draft : undefined;
};

/** Saved at each pause. What could not be saved stays in this tab and is tried again. */
export const NotesPart = ({ application }: { application: ApplicationInFull }) => {
  const { id } = application;
  const draftName = `application-notes.${id}`;
  const [seen, setSeen] = useState<Seen>(application);
  const [text, setText] = useState(() => draftOf(draftName) ?? application.notes);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [saved, setSaved] = useState(false);
  const [elsewhere, setElsewhere] = useState<ApplicationInFull | null>(null);
  const dirty = text !== seen.notes;
  const tooLong = text.length > LONGEST;
  useDraft(draftName, text, dirty);
  const { save } = useSaveApplication(id);
  const busy = useRef(false);

  // Nothing is being typed: follow what another device saved.
  if (!dirty && elsewhere === null && application.notes !== seen.notes && state === 'idle') {
    setSeen(application);
    setText(application.notes);
  }

  const send = useCallback(
    async (over: Seen, notes: string) => {
      if (busy.current || notes.length > LONGEST) return;
      busy.current = true;
      setState('saving');
      try {
        const outcome = await save({ notes }, over);
        if (outcome.kind === 'two-places') {
          setElsewhere(outcome.now);
          setState('idle');
        } else {
          setSeen({ ...over, notes });
          setSaved(true);
          setState('idle');
        }
      } catch {
        setState('failed');
      }
      busy.current = false;
    },
    [save],
  );

  const latest = useRef(() => Promise.resolve());
  latest.current = () => (dirty && elsewhere === null ? send(seen, text) : Promise.resolve());

  useEffect(() => {
    if (text === seen.notes) return;
    const timer = setTimeout(() => void latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, seen.notes]);
  useEffect(() => onReconnect(() => void latest.current()), []);

  return (
    <Part title="Notes">
      {elsewhere !== null && (
        <TwoPlacesNote
          rows={[{ what: 'Your notes', here: text, there: elsewhere.notes }]}
          onKeepMine={() => {
            setElsewhere(null);
            setSeen(elsewhere);
            void send(elsewhere, text);
          }}
          onUseOther={() => {
            setElsewhere(null);
            setSeen(elsewhere);
            setText(elsewhere.notes);
          }}
        />
      )}
      <Field
        label={<span className="sr-only">Notes</span>}
        error={tooLong ? `Please take out ${count(text.length - LONGEST)} characters to save.` : undefined}
      >
        <Textarea
          rows={5}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => void latest.current()}
          placeholder="Who you talked to, what they said, what to ask next"
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-hint text-muted-foreground">
        <NotesStatus state={state} dirty={dirty} saved={saved} onRetry={() => void latest.current()} />
        <span className="tabular-nums">{`${count(text.length)} of ${count(LONGEST)}`}</span>
      </div>
    </Part>
  );
};
