import { lazy, Suspense } from 'react';
import {
  getAcademicProfileOptions,
  getInterestsGoalsOptions,
  getUserProfileOptions,
  readProfileCompletionOptions,
} from '@/api/queries/student-profile.gen';
import { type PageReads } from '@/app/pages/page';
import { ProfilePage } from '@/features/student-profile/profile-page';

export { prepareProfile as prepare } from '@/features/student-profile/profile-page';

const FirstColleges = lazy(() => import('./profile-first-colleges'));

const Profile = () => (
  <ProfilePage
    firstColleges={
      <Suspense>
        <FirstColleges />
      </Suspense>
    }
  />
);

export const reads: PageReads = (client, address) => [
  client.query(getUserProfileOptions()),
  client.query(getAcademicProfileOptions()),
  client.query(getInterestsGoalsOptions()),
  ...(address.has('section') ? [client.query(readProfileCompletionOptions())] : []),
];

export default Profile;
