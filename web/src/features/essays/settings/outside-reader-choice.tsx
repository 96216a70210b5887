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
        Who reads your essays
      </h2>
      <div className="grid max-w-[40em] gap-3 text-pretty text-muted-foreground">
        <p>
          Flyleaf’s own reader always reads the essays you submit. A language model outside Flyleaf can read
          them too and add a few questions. Neither of them writes for you.
        </p>
        <p>
          It gets the essay, its prompt and its word limit. Your name, school, town and contact details are
          covered first. It never gets your profile or your other essays. Each time is listed under{' '}
          <Link to="/settings/activity" className="link">
            Activity
          </Link>
          .
        </p>
      </div>
      <Checkbox checked={isAllowed} onCheckedChange={choose} disabled={isSaving}>
        Let an outside language model read my essays
      </Checkbox>
    </section>
  );
};
