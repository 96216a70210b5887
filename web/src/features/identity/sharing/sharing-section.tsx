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
import { useSharingWords } from './use-sharing-words';
import { useSettingsWords } from '../settings/use-settings-words';

/** Whom the student lets in, and to what. */
export const SharingSection = ({ children }: { children?: ReactNode }) => {
  const { title, lead, invite } = useSharingWords();
  return (
    <SettingsCard title={title} lead={lead}>
      <Shared />
      <SettingsPart id="invite" title={invite}>
        <InviteForm />
      </SettingsPart>
      {children}
      <WhoLooked />
    </SettingsCard>
  );
};

const Shared = () => {
  const sharing = useSharing();
  const { notLoaded } = useSharingWords();
  const { nothingChanged } = useSettingsWords();
  const waiting = useSkeletonVisible(sharing.isPending);

  if (waiting) return <Skeleton className="h-24 w-full" />;
  if (sharing.data === undefined)
    return (
      <ErrorState title={notLoaded} onRetry={() => void sharing.refetch()} retrying={sharing.isFetching}>
        {nothingChanged}
      </ErrorState>
    );
  return <WithWhom {...sharing.data} />;
};

const WithWhom = ({ adults, invitations, requests }: Sharing) => {
  const words = useSharingWords();
  return (
    <>
      {requests.length > 0 && (
        <SettingsPart id="requests" title={words.asking}>
          <p className="max-w-[40em] text-pretty text-muted-foreground">{words.askingWhat}</p>
          <Requests requests={requests} />
        </SettingsPart>
      )}
      <SettingsPart id="adults" title={words.adults}>
        {adults.length === 0 ? (
          <p className="text-muted-foreground">{words.nobody}</p>
        ) : (
          <ul className="grid divide-y border-y">
            {adults.map((adult) => (
              <LinkedAdult key={adult.adultId} adult={adult} />
            ))}
          </ul>
        )}
      </SettingsPart>
      {invitations.length > 0 && (
        <SettingsPart id="codes" title={words.codes}>
          <OpenCodes invitations={invitations} />
        </SettingsPart>
      )}
    </>
  );
};
