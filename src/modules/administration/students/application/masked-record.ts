import { type PersonalRecord, type StudentRecord } from '#modules/student-profile/contracts/index.js';

const MASKED_ANSWERS = {
  dateOfBirth: null,
  gender: null,
  genderSelfDescribe: null,
  streetAddress: null,
  city: null,
  state: null,
  zipCode: null,
  country: null,
  raceEthnicity: null,
  parentEducationLevel: null,
  householdIncomeRange: null,
  firstGenerationCollege: null,
};

const masked = ({ email }: PersonalRecord): PersonalRecord => ({ email, ...MASKED_ANSWERS });

/** Parents’ education and being the first at college are family history too. */
export const maskedRecord = (record: StudentRecord) => ({
  ...record,
  userProfile: record.userProfile && masked(record.userProfile),
  familyCollegeHistory: null,
});
