import { Navigate } from 'react-router-dom';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { ProfileFailed } from '../profile-failed';
import { ProfileSkeleton } from '../profile-skeleton';
import { addressOf, isNewcomer } from '../quick-start/steps';
import { useProfile } from '../use-profile';
import { addressOfPlace, places } from './places';

/** The profile URL without a step: new students start with the quick start. */
export const ProfileStart = () => {
  const { profile, failed, fetching, retry } = useProfile();
  const waiting = useSkeletonVisible(profile === undefined && !failed);

  if (failed) return <ProfileFailed onRetry={retry} retrying={fetching} />;
  if (waiting || !profile) return <ProfileSkeleton />;
  return <Navigate to={isNewcomer(profile) ? addressOf('about') : addressOfPlace(places[0])} replace />;
};
