import { CircleCheck, Clock } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type User } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { ResendVerification } from '../registration/resend-verification';
import { roleName } from '../role-name';
import { useProviderName } from '../provider/use-sign-in-providers';
import { ChangeEmailForm } from './change-email-form';
import { LanguageChoice } from './language-choice';
import { ProfilePicture } from './picture/profile-picture';
import { SettingsCard, SettingsPart } from './settings-card';
import { WithAccount } from './with-account';

type AccountSectionProps = {
  /** What other features let people set. */
  children?: ReactNode;
};

export const AccountSection = ({ children }: AccountSectionProps) => (
  <SettingsCard title="Account">
    <WithAccount>
      {(account) => (
        <>
          <Account account={account} />
          {children}
        </>
      )}
    </WithAccount>
  </SettingsCard>
);

const Account = ({ account }: { account: User }) => (
  <>
    <dl className="grid divide-y border-t">
      <Row term="Name">
        {account.firstName} {account.lastName}
      </Row>
      <Row term="Email">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="min-w-0 break-all">{account.email}</span>
          {account.isEmailVerified ? (
            <Badge tone="safety">
              <CircleCheck aria-hidden />
              Confirmed
            </Badge>
          ) : (
            <Badge tone="target">
              <Clock aria-hidden />
              Not confirmed yet
            </Badge>
          )}
        </span>
      </Row>
      <Row term="Role">
        <Badge tone="ink">{roleName[account.role]}</Badge>
      </Row>
      <Row term="You sign in with">
        <SignInMethods account={account} />
      </Row>
    </dl>
    {!account.isEmailVerified && (
      <div className="grid gap-3">
        <p className="text-pretty text-muted-foreground">
          Open the link we emailed you to confirm your address. You can do everything else in the meantime.
        </p>
        <ResendVerification label="Resend email" variant="outline" />
      </div>
    )}
    <LanguageChoice />
    <SettingsPart id="picture" title="Profile picture">
      <ProfilePicture account={account} />
    </SettingsPart>
    <SettingsPart id="change-email" title="Change your email">
      {account.hasPassword ? (
        <ChangeEmailForm email={account.email} />
      ) : (
        <Notice>
          You need a password to change your email, and your account doesn’t have one yet.{' '}
          <Link to="/settings/password" className="link">
            Set one first
          </Link>
        </Notice>
      )}
    </SettingsPart>
  </>
);

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-0.5 py-3 md:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="text-muted-foreground">{term}</dt>
    <dd className="min-w-0 font-[550] break-words">{children}</dd>
  </div>
);

const SignInMethods = ({ account: { hasPassword, signInProviders } }: { account: User }) => {
  const provider = useProviderName();
  const ways = [...(hasPassword ? ['Email and password'] : []), ...signInProviders.map(() => provider)];
  return ways.join(', ');
};
