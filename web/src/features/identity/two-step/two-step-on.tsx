import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { removeSecondFactorMutation, renewRecoveryCodesMutation } from '@/api/queries/identity.gen';
import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';
import { useAccount } from '../use-account';
import { ProofForm } from './proof-form';
import { SettingsPart } from '../settings/settings-card';

const FEW = 3;

type TwoStepOnProps = {
  codesLeft: number;
  onNewCodes: (codes: readonly string[]) => void;
  onOff: () => void;
};

export const TwoStepOn = ({ codesLeft, onNewCodes, onOff }: TwoStepOnProps) => {
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null);
  const email = useAccount().data?.email;
  const renew = useMutation(renewRecoveryCodesMutation());
  const remove = useMutation({
    ...removeSecondFactorMutation(),
    onSuccess: () =>
      toast({
        title: 'Two-Step Verification Off',
        description: 'From now on, you’ll sign in with just your password.',
      }),
  });

  return (
    <>
      <p className="flex items-center gap-2.5 text-title font-semibold text-safety-text">
        <ShieldCheck aria-hidden className="size-5" />
        Two-step verification is on
      </p>
      <SettingsPart id="codes" title="Recovery codes">
        <p className="max-w-[40em] text-pretty text-muted-foreground">
          {wordsForLeft(codesLeft)} Making new ones turns off the old ones.
        </p>
        {asking === 'codes' ? (
          <ProofForm
            requires={['code']}
            action="Make new codes"
            onProof={({ code }, onError) =>
              renew.mutate(
                { body: { code } },
                { onSuccess: ({ recoveryCodes }) => onNewCodes(recoveryCodes), onError },
              )
            }
            isPending={renew.isPending}
            onCancel={() => setAsking(null)}
          />
        ) : (
          <Button variant="outline" className="justify-self-start" onClick={() => setAsking('codes')}>
            New recovery codes
          </Button>
        )}
      </SettingsPart>
      <SettingsPart id="turn-off" title="Turn it off">
        <p className="max-w-[40em] text-pretty text-muted-foreground">
          New phone? Turn two-step verification off here, then set it up again on the new phone.
        </p>
        {asking === 'off' ? (
          <ProofForm
            requires={['currentPassword', 'code']}
            email={email}
            action="Turn off"
            variant="destructive"
            onProof={(proof, onError) => remove.mutate({ body: proof }, { onSuccess: onOff, onError })}
            isPending={remove.isPending}
            onCancel={() => setAsking(null)}
          />
        ) : (
          <Button variant="outline" className="justify-self-start" onClick={() => setAsking('off')}>
            Turn off
          </Button>
        )}
      </SettingsPart>
    </>
  );
};

const wordsForLeft = (left: number) => {
  if (left === 0) return 'You’ve used all of them. Make new ones now.';
  const words = left === 1 ? 'You have 1 left.' : `You have ${left} left.`;
  return left <= FEW ? `${words} It’s time to make new ones.` : words;
};
