import { ErrorState } from '@/components/ui/feedback/error-state';

export const ProfileFailed = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <>
    <h1 className="text-page-phone md:text-page">Your profile</h1>
    <ErrorState title="We couldn’t open your profile" onRetry={onRetry} retrying={retrying}>
      Everything you saved is safe. Try again in a moment.
    </ErrorState>
  </>
);
