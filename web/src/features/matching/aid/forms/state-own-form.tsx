import { type StateOwnForm as OwnForm } from '@/api';
import { dayInWords } from '../../applications/shared/day-words';
import { SourceLink } from './date-lines';

/** For students who can’t file the FAFSA. Nothing for a state whose form was not found. */
export const StateOwnForm = ({ form }: { form: OwnForm | null }) => {
  if (form === null) return null;
  const { name, opens, note, official, source, lookedUpOn } = form;

  return (
    <p className="text-pretty">
      Can’t file the FAFSA because of your immigration status? There is the {name}. {opens} File one of the
      two, not both. {note}
      <span className="block text-small text-muted-foreground">
        Official page: <SourceLink {...official} />.{' '}
        {source.url !== official.url && (
          <>
            Also read: <SourceLink {...source} />.{' '}
          </>
        )}
        Read on {dayInWords(lookedUpOn)}. Rules change: check before you rely on it.
      </span>
    </p>
  );
};
