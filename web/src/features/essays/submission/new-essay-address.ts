import { EMPTY_FORM, type EssayForm } from '../editor/essay-form';

/** Opens a new essay with its application and college chosen. */
export const newEssayAddress = ({ applicationId, collegeId }: { applicationId: string; collegeId: number }) =>
  `/essay-submission?application=${applicationId}&college=${collegeId}`;

const COLLEGE = /^[1-9]\d{0,8}$/;
const APPLICATION = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the address says about a new essay; null when it says nothing. */
export const formIn = (address: URLSearchParams): EssayForm | null => {
  const application = address.get('application') ?? '';
  const college = address.get('college') ?? '';
  if (!APPLICATION.test(application) || !COLLEGE.test(college)) return null;
  return {
    ...EMPTY_FORM,
    essayType: 'Supplemental',
    applicationId: application,
    collegeId: Number(college),
  };
};
