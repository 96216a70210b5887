import { type ToastMessage } from '@/components/ui/toasts/toast-store';
import { limitMessageOf } from '@/lib/api/api-error';
import { type Answers } from '../profile';
import { labelsOfFields } from './field-words';

const ALONE = {
  personal: { saved: 'Personal Information Updated', failed: 'Failed to update personal information.' },
  academic: { saved: 'Academic Information Updated', failed: 'Failed to save academic information.' },
  family: {
    saved: 'Personal Information Updated',
    failed: 'Failed to save family college history.',
  },
  interests: { saved: 'Fit & Preference Updated', failed: 'Failed to save fit and preference information.' },
};
const TOGETHER = { saved: 'Profile Updated', failed: 'Failed to save profile information.' };

/** A step that saves two records uses the profile's messages. */
const wordsFor = ({ personal, academic, interests, family }: Answers) => {
  if (personal && (academic || interests || family)) return TOGETHER;
  if (personal) return ALONE.personal;
  if (family) return ALONE.family;
  return academic ? ALONE.academic : ALONE.interests;
};

/** `taken`: fields that were changed elsewhere in the meantime, and stay as they are there. */
export const successToast = (answers: Answers, taken: readonly string[]): ToastMessage => {
  const sentences = [
    ...(answers.academic ? ['New recommendations will be generated shortly.'] : []),
    ...(taken.length > 0 ? [`Also changed elsewhere: ${labelsOfFields(taken)}.`] : []),
  ];
  return {
    title: wordsFor(answers).saved,
    ...(sentences.length > 0 ? { description: sentences.join(' ') } : {}),
  };
};

export const failureToast = (answers: Answers, error: unknown): ToastMessage => ({
  tone: 'error',
  title: 'Error',
  description: limitMessageOf(error) ?? `${wordsFor(answers).failed} Please try again.`,
});
