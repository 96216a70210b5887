import { CircleCheck, Clock } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type User } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { useWords } from '@/lib/preferences/language';
import { english as resendInEnglish } from '../../registration/resend-words';
import { spanish as resendInSpanish } from '../../registration/resend-words.es';
import { ResendVerification } from '../../registration/resend-verification';
import { useProviderName } from '../../provider/use-sign-in-providers';
import { ChangeEmailForm } from './change-email-form';
import { type AccountWords } from './account-words';
import { LanguageChoice } from '../language-choice';
import { ProfilePicture } from '../picture/profile-picture';
import { SettingsCard, SettingsPart } from '../settings-card';
import { useAccountWords } from './use-account-words';
import { WithAccount } from './with-account';
import { useSettingsWords } from '../use-settings-words';

type AccountSectionProps = {
  /** What other features let people set. */
  children?: ReactNode;
};

export const AccountSection = ({ children }: AccountSectionProps) => {
  const words = useAccountWords();
  return (
    <SettingsCard title={words.title}>
      <WithAccount>
        {(account) => (
          <>
            <Account account={account} words={words} />
            {/* What only students choose is in English. */}
            <div lang="en" className="grid gap-5 empty:hidden">
              {children}
            </div>
          </>
        )}
      </WithAccount>
    </SettingsCard>
  );
};

type AccountProps = { account: User; words: AccountWords };

const Account = ({ account, words }: AccountProps) => (
  <>
    <dl className="grid divide-y border-t">
      <Row term={words.name}>
        {account.firstName} {account.lastName}
      </Row>
      <Row term={words.email}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="min-w-0 break-all">{account.email}</span>
          {account.isEmailVerified ? (
            <Badge tone="safety">
              <CircleCheck aria-hidden />
              {words.confirmed}
            </Badge>
          ) : (
            <Badge tone="target">
              <Clock aria-hidden />
              {words.notConfirmed}
            </Badge>
          )}
        </span>
      </Row>
      <Row term={words.role}>
        <Badge tone="ink">{words.roles[account.role]}</Badge>
      </Row>
      <Row term={words.signIn}>
        <SignInMethods account={account} words={words} />
      </Row>
    </dl>
    {!account.isEmailVerified && <ConfirmEmail words={words} />}
    <LanguageChoice />
    <Changes account={account} />
  </>
);

const Changes = ({ account }: { account: User }) => {
  const { picture, email, setPasswordFirst } = useSettingsWords();
  return (
    <>
      <SettingsPart id="picture" title={picture.title}>
        <ProfilePicture account={account} />
      </SettingsPart>
      <SettingsPart id="change-email" title={email.title}>
        {account.hasPassword ? (
          <ChangeEmailForm email={account.email} />
        ) : (
          <Notice>
            {email.needsPassword}{' '}
            <Link to="/settings/password" className="link">
              {setPasswordFirst}
            </Link>
          </Notice>
        )}
      </SettingsPart>
    </>
  );
};

const ConfirmEmail = ({ words }: { words: AccountWords }) => {
  const resend = useWords({ en: resendInEnglish, es: resendInSpanish });
  return (
    <div className="grid gap-3">
      <p className="text-pretty text-muted-foreground">{words.openLink}</p>
      <ResendVerification label={words.resend} words={resend} variant="outline" />
    </div>
  );
};

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-0.5 py-3 md:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="text-muted-foreground">{term}</dt>
    <dd className="min-w-0 font-[550] break-words">{children}</dd>
  </div>
);

const SignInMethods = ({ account: { hasPassword, signInProviders }, words }: AccountProps) => {
  const provider = useProviderName();
  const ways = [...(hasPassword ? [words.password] : []), ...signInProviders.map(() => provider)];
  return ways.join(', ');
};
