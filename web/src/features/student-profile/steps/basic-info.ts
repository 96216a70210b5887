import * as z from 'zod/mini';
import { chosenOf } from '@/lib/words/choices';
import { genders, SELF_DESCRIBE } from '../fields/personal-choices';
import { type Answers, type Profile } from '../profile';
import { Relatives, relativesEntered, storedRelatives } from './family-history';
import { requiredText, text } from '../fields/text-rules';

export const BasicInfo = z.object({
  firstName: requiredText('First name', 100),
  lastName: requiredText('Last name', 100),
  email: z.pipe(requiredText('Email', 255), z.email('Please enter a valid email address')),
  dateOfBirth: requiredText('Date of birth', 255),
  gender: z.string(),
  genderSelfDescribe: text('Your description', 100),
  entries: Relatives,
});
export type BasicInfo = z.infer<typeof BasicInfo>;

export const storedBasicInfo = ({ personal, family }: Profile): BasicInfo => ({
  firstName: personal?.firstName ?? '',
  lastName: personal?.lastName ?? '',
  email: personal?.email ?? '',
  dateOfBirth: personal?.dateOfBirth ?? '',
  gender: personal?.gender ?? '',
  genderSelfDescribe: personal?.genderSelfDescribe ?? '',
  entries: family ? storedRelatives(family) : [],
});

/** The description is cleared unless "Self-describe" is chosen. */
export const basicAnswers = ({ gender, genderSelfDescribe, entries, ...required }: BasicInfo): Answers => ({
  family: relativesEntered(entries),
  personal: {
    ...required,
    gender: chosenOf(genders, gender),
    genderSelfDescribe: gender === SELF_DESCRIBE ? genderSelfDescribe || null : null,
  },
});
