import { type SharedOffer } from '@/api';
import { ApiError } from '@/lib/api/api-error';
import { useWords } from '@/lib/preferences/language';
import { LetterForm } from '../aid/letter/letter-form';
import { english } from '../aid/letter/letter-words';
import { spanish } from '../aid/letter/letter-words.es';
import { useSaveSharedOffer } from './use-shared-aid';

type SharedLetterFormProps = {
  studentId: string;
  applicationId: string;
  stored: SharedOffer | null;
  changedMeanwhile: string;
  onSaved: () => void;
};

/** A letter as a parent copies it. The server’s refusals are English, so they are worded here. */
const SharedLetterForm = ({ changedMeanwhile, stored, onSaved, ...of }: SharedLetterFormProps) => {
  const words = useWords({ en: english, es: spanish });
  const { save, saving } = useSaveSharedOffer(of, stored);

  return (
    <LetterForm
      draftName={`aid-letter.${of.applicationId}`}
      stored={stored}
      words={words}
      save={save}
      saving={saving}
      refusalOf={(error) => (error instanceof ApiError && error.status === 409 ? changedMeanwhile : null)}
      onSaved={onSaved}
    />
  );
};

export default SharedLetterForm;
