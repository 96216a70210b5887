import {
  getAcademicProfileOptions,
  getInterestsGoalsOptions,
  getUserProfileOptions,
  readProfileCompletionOptions,
} from '@/api/@tanstack/react-query.gen';
import { type PageReads } from '@/app/pages/page';

export { prepareProfile as prepare, ProfilePage as default } from '@/features/student-profile/profile-page';

export const reads: PageReads = (client, address) => [
  client.query(getUserProfileOptions()),
  client.query(getAcademicProfileOptions()),
  client.query(getInterestsGoalsOptions()),
  ...(address.has('section') ? [client.query(readProfileCompletionOptions())] : []),
];
