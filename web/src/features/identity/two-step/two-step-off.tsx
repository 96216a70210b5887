import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type SecondFactorInvitation } from '@/api';
import { confirmSecondFactorMutation, setUpSecondFactorMutation } from '@/api/queries/identity.gen';
import { Notice } from '@/components/ui/feedback/notice';
import { toast } from '@/components/ui/toasts/toast-store';
import { AuthenticatorSetup } from './authenticator-setup';
import { ProofForm } from './proof-form';
import { SettingsPart } from '../settings/settings-card';
import { WithAccount } from '../settings/with-account';

/** The password reveals the secret; a first code from the app turns it on. */
export const TwoStepOff = ({ onOn }: { onOn: (codes: readonly string[]) => void }) => {
  const [invitation, setInvitation] = useState<SecondFactorInvitation | null>(null);
  const setUp = useMutation(setUpSecondFactorMutation());
  const confirm = useMutation({
    ...confirmSecondFactorMutation(),
    onSuccess: () =>
      toast({
        title: 'Two-Step Verification On',
        description: 'From now on, you’ll also enter a code to sign in.',
      }),
  });

  if (invitation)
    return (
      <SettingsPart id="connect-app" title="Connect your app" announced>
        <AuthenticatorSetup {...invitation} />
        <ProofForm
          requires={['code']}
          codeLabel="First code"
          codeHint="The 6-digit code the app shows for Flyleaf."
          action="Turn on"
          onProof={({ code }, onError) =>
            confirm.mutate(
              { body: { code } },
              { onSuccess: ({ recoveryCodes }) => onOn(recoveryCodes), onError },
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
        You’ll need an authenticator app, such as the one built into your phone’s password manager. Setup
        takes about two minutes.
      </p>
      <WithAccount>
        {({ email, hasPassword }) =>
          hasPassword ? (
            <ProofForm
              requires={['currentPassword']}
              email={email}
              action="Set up"
              onProof={({ currentPassword }, onError) =>
                setUp.mutate({ body: { currentPassword } }, { onSuccess: setInvitation, onError })
              }
              isPending={setUp.isPending}
            />
          ) : (
            <Notice>
              You need a password to turn on two-step verification, and your account doesn’t have one yet.{' '}
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
