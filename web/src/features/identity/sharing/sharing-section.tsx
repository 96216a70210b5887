import { type ReactNode } from 'react';
import { type Sharing } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { SettingsCard, SettingsPart } from '../settings/settings-card';
import { InviteForm } from './invite-form';
import { LinkedAdult } from './linked-adult';
import { OpenCodes } from './open-codes';
import { Requests } from './requests';
import { useSharing } from './use-sharing';
import { WhoLooked } from './who-looked';

/** Whom the student lets in, and to what. */
export const SharingSection = ({ children }: { children?: ReactNode }) => (
  <SettingsCard
    title="Sharing"
    lead="You decide which parent or counselor sees what, one by one, and can end it at any time. You share each essay on its own page. Your notes and your talks with Wren always stay yours."
  >
    <Shared />
    <SettingsPart id="invite" title="Let someone in">
      <InviteForm />
    </SettingsPart>
    {children}
    <WhoLooked />
  </SettingsCard>
);

const Shared = () => {
  const sharing = useSharing();
  const waiting = useSkeletonVisible(sharing.isPending);

  if (waiting) return <Skeleton className="h-24 w-full" />;
  if (sharing.data === undefined)
    return (
      <ErrorState
        title="We couldn’t load what you share"
        onRetry={() => void sharing.refetch()}
        retrying={sharing.isFetching}
      >
        Nothing was changed. Check your connection and try again.
      </ErrorState>
    );
  return <WithWhom {...sharing.data} />;
};

const WithWhom = ({ adults, invitations, requests }: Sharing) => (
  <>
    {requests.length > 0 && (
      <SettingsPart id="requests" title="Asking to see your plans">
        <p className="max-w-[40em] text-pretty text-muted-foreground">
          Say yes only to someone you know. They see nothing until you do.
        </p>
        <Requests requests={requests} />
      </SettingsPart>
    )}
    <SettingsPart id="adults" title="Who sees what">
      {adults.length === 0 ? (
        <p className="text-muted-foreground">You don’t share anything with anyone.</p>
      ) : (
        <ul className="grid divide-y border-y">
          {adults.map((adult) => (
            <LinkedAdult key={adult.adultId} adult={adult} />
          ))}
        </ul>
      )}
    </SettingsPart>
    {invitations.length > 0 && (
      <SettingsPart id="codes" title="Invitations nobody has used yet">
        <OpenCodes invitations={invitations} />
      </SettingsPart>
    )}
  </>
);
