import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type SecondFactorInvitation } from '@/api';
import { confirmSecondFactorMutation, setUpSecondFactorMutation } from '@/api/@tanstack/react-query.gen';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast-store';
import { AppInvitation } from './app-invitation';
import { ProofForm } from './proof-form';
import { SettingsPart } from '../settings/settings-card';
import { WithAccount } from '../settings/with-account';

/** Two steps: the password opens the secret, a first code of the app turns it on. */
export const SecondStepOff = ({ onOn }: { onOn: (codes: readonly string[]) => void }) => {
  const [invitation, setInvitation] = useState<SecondFactorInvitation | null>(null);
  const setUp = useMutation(setUpSecondFactorMutation());
  const confirm = useMutation({
    ...confirmSecondFactorMutation(),
    onSuccess: () =>
      toast({ title: 'Second Step On', description: 'From now on, signing in asks for a code too.' }),
  });

  if (invitation)
    return (
      <SettingsPart id="connect-app" title="Connect your app" announced>
        <AppInvitation {...invitation} />
        <ProofForm
          asks={['code']}
          codeLabel="First code"
          codeHint="The six digits the app shows for Flyleaf."
          action="Turn on"
          onProof={({ code }, settled) =>
            confirm.mutate(
              { body: { code } },
              { onSuccess: ({ recoveryCodes }) => onOn(recoveryCodes), onError: settled },
            )
          }
          isPending={confirm.isPending}
          onCancel={() => setInvitation(null)}
        />
      </SettingsPart>
    );

  return (
    <SettingsPart id="set-up" title="Set it up">
      <p className="max-w-[40em] text-pretty text-muted-foreground">
        You need an authenticator app, such as the one built into your phone’s password manager. It takes
        about two minutes.
      </p>
      <WithAccount>
        {({ email, hasPassword }) =>
          hasPassword ? (
            <ProofForm
              asks={['currentPassword']}
              email={email}
              action="Set up"
              onProof={({ currentPassword }, settled) =>
                setUp.mutate({ body: { currentPassword } }, { onSuccess: setInvitation, onError: settled })
              }
              isPending={setUp.isPending}
            />
          ) : (
            <Notice>
              Your account has no password yet, and the second step comes after it.{' '}
              <Link to="/settings/password" className="link">
                Set one first
              </Link>
            </Notice>
          )
        }
      </WithAccount>
    </SettingsPart>
  );
};
