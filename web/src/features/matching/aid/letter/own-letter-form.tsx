import { type AidOffer } from '@/api';
import { userMessageOf } from '@/lib/api/api-error';
import { LetterForm } from './letter-form';
import { english } from './letter-words';
import { useSaveOffer } from './use-save-offer';

type OwnLetterFormProps = { applicationId: string; stored: AidOffer | null; onSaved: () => void };

/** The student's own copy of a letter. */
const OwnLetterForm = ({ applicationId, stored, onSaved }: OwnLetterFormProps) => {
  const { save, saving } = useSaveOffer(applicationId, stored);

  return (
    <LetterForm
      draftName={`aid-letter.${applicationId}`}
      stored={stored}
      words={english}
      save={save}
      saving={saving}
      refusalOf={userMessageOf}
      onSaved={onSaved}
    />
  );
};

export default OwnLetterForm;
