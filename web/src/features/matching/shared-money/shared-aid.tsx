import { type MoneyOfStudent, type SharedAid as Aid } from '@/api';
import { useWords } from '@/lib/preferences/language';
import { english } from './aid-words';
import { spanish } from './aid-words.es';
import { SharedForms } from './shared-forms';
import { SharedOffers } from './shared-offers';

type SharedAidProps = { studentId: string; money: MoneyOfStudent; aid: Aid };

/** Forms and offers, where the student shares prices. */
export const SharedAid = ({ studentId, money: { firstName, own }, aid }: SharedAidProps) => {
  const words = useWords({ en: english, es: spanish });
  const part = { studentId, firstName, aid, canFillIn: own !== null, words };

  return (
    <>
      <SharedOffers {...part} />
      <SharedForms {...part} />
    </>
  );
};
