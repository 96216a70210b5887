import {
  getAcademicProfileOptions,
  getInterestsGoalsOptions,
  getUserProfileOptions,
  readProfileCompletionOptions,
} from '@/api/@tanstack/react-query.gen';
import { type FirstReads } from '@/app/pages/prefetch';

export {
  prepareProfile as firstParts,
  ProfilePage as default,
} from '@/features/student-profile/profile-page';

export const firstReads: FirstReads = (client, address) => [
  client.query(getUserProfileOptions()),
  client.query(getAcademicProfileOptions()),
  client.query(getInterestsGoalsOptions()),
  ...(address.has('section') ? [client.query(readProfileCompletionOptions())] : []),
];
