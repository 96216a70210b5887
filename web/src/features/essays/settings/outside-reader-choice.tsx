import { Link } from 'react-router-dom';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { useOutsideReader } from './use-outside-reader';

/** Only where a language model is configured; without one there is nothing to choose. */
export const OutsideReaderChoice = () => {
  const { isConfigured, isAllowed, isSaving, choose } = useOutsideReader();
  if (!isConfigured) return null;

  return (
    <section aria-labelledby="essay-readers" className="grid min-w-0 grid-cols-1 gap-4 border-t pt-5">
      <h2 id="essay-readers" className="text-section">
        An outside language model
      </h2>
      <div className="grid max-w-[40em] gap-3 text-pretty text-muted-foreground">
        <p>
          Flyleaf’s own reader always reads the essays you submit, and Wren answers by itself. A language
          model outside Flyleaf can read essays too and add a few questions, and word what Wren answers.
          Neither of them writes for you.
        </p>
        <p>
          For an essay, it gets the text, the prompt and the word limit, never your profile or your other
          essays. For an answer from Wren, it gets your message, the talk so far, and what the answer needs:
          grades, wishes, chances and prices. Your name, school, town and contact details are covered first.
          Race, gender, family income and your parents’ education are never sent. Each time is listed under{' '}
          <Link to="/settings/activity" className="link">
            Activity
          </Link>
          .
        </p>
      </div>
      <Checkbox checked={isAllowed} onCheckedChange={choose} disabled={isSaving}>
        Let an outside language model read my essays and answer as Wren
      </Checkbox>
    </section>
  );
};
