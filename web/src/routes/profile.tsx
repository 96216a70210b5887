export { ProfilePage as default } from '@/features/student-profile/profile-page';
