import { EMPTY_FORM, type EssayForm } from '../editor/essay-form';

/** Opens a new essay with its application and college chosen. */
export const newEssayAddress = ({ applicationId, collegeId }: { applicationId: string; collegeId: number }) =>
  `/essay-submission?application=${applicationId}&college=${collegeId}`;

const COLLEGE = /^[1-9]\d{0,8}$/;
const APPLICATION = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** After a deferral, as admissions offices call it. Its length is what one page holds. */
const LETTER: Pick<EssayForm, 'title' | 'essayType' | 'prompt' | 'wordLimit'> = {
  title: 'Letter of continued interest',
  essayType: 'Other',
  prompt:
    'Tell the admissions office that you still want to come and why, and what is new since you applied: grades, an award, something you finished. One page, nothing that is in your application already. Check first that this college reads such letters, and how it wants them.',
  wordLimit: 400,
};

/** What the address says about a new essay; null when it says nothing. */
export const formIn = (address: URLSearchParams): EssayForm | null => {
  const application = address.get('application') ?? '';
  const college = address.get('college') ?? '';
  if (!APPLICATION.test(application) || !COLLEGE.test(college)) return null;
  return {
    ...EMPTY_FORM,
    essayType: 'Supplemental',
    ...(address.get('letter') === 'continued-interest' ? LETTER : {}),
    applicationId: application,
    collegeId: Number(college),
  };
};
