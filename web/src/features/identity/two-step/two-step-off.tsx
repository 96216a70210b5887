import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type SecondFactorInvitation } from '@/api';
import { confirmSecondFactorMutation, setUpSecondFactorMutation } from '@/api/queries/account.gen';
import { Notice } from '@/components/ui/feedback/notice';
import { toast } from '@/components/ui/toasts/toast-store';
import { AuthenticatorSetup } from './authenticator-setup';
import { ProofForm } from './proof-form';
import { SettingsPart } from '../settings/settings-card';
import { WithAccount } from '../settings/account/with-account';
import { useSettingsWords } from '../settings/use-settings-words';
import { useSetupWords } from './use-setup-words';

/** The password reveals the secret; a first code from the app turns it on. */
export const TwoStepOff = ({ onOn }: { onOn: (codes: readonly string[]) => void }) => {
  const [invitation, setInvitation] = useState<SecondFactorInvitation | null>(null);
  const words = useSetupWords();
  const { setPasswordFirst } = useSettingsWords();
  const setUp = useMutation(setUpSecondFactorMutation());
  const confirm = useMutation({
    ...confirmSecondFactorMutation(),
    onSuccess: () =>
      toast({
        title: words.on,
        description: words.onWhat,
      }),
  });

  if (invitation)
    return (
      <SettingsPart id="connect-app" title={words.connect} announced>
        <AuthenticatorSetup {...invitation} />
        <ProofForm
          requires={['code']}
          codeLabel={words.firstCode}
          codeHint={words.firstCodeHint}
          action={words.turnOn}
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
    <SettingsPart id="set-up" title={words.setItUp}>
      <p className="max-w-[40em] text-pretty text-muted-foreground">{words.need}</p>
      <WithAccount>
        {({ email, hasPassword }) =>
          hasPassword ? (
            <ProofForm
              requires={['currentPassword']}
              email={email}
              action={words.setUp}
              onProof={({ currentPassword }, onError) =>
                setUp.mutate({ body: { currentPassword } }, { onSuccess: setInvitation, onError })
              }
              isPending={setUp.isPending}
            />
          ) : (
            <Notice>
              {words.needsPassword}{' '}
              <Link to="/settings/password" className="link">
                {setPasswordFirst}
              </Link>
            </Notice>
          )
        }
      </WithAccount>
    </SettingsPart>
  );
};
