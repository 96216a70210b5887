import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { removeSecondFactorMutation, renewRecoveryCodesMutation } from '@/api/queries/account.gen';
import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';
import { useAccount } from '../use-account';
import { ProofForm } from './proof-form';
import { SettingsPart } from '../settings/settings-card';
import { useSetupWords } from './use-setup-words';

type TwoStepOnProps = {
  codesLeft: number;
  onNewCodes: (codes: readonly string[]) => void;
  onOff: () => void;
};

export const TwoStepOn = ({ codesLeft, onNewCodes, onOff }: TwoStepOnProps) => {
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null);
  const words = useSetupWords();
  const email = useAccount().data?.email;
  const renew = useMutation(renewRecoveryCodesMutation());
  const remove = useMutation({
    ...removeSecondFactorMutation(),
    onSuccess: () =>
      toast({
        title: words.off,
        description: words.offWhat,
      }),
  });

  return (
    <>
      <p className="flex items-center gap-2.5 text-title font-semibold text-safety-text">
        <ShieldCheck aria-hidden className="size-5" />
        {words.isOn}
      </p>
      <SettingsPart id="codes" title={words.codes}>
        <p className="max-w-[40em] text-pretty text-muted-foreground">
          {words.codesLeft(codesLeft)} {words.newOnesEndOld}
        </p>
        {asking === 'codes' ? (
          <ProofForm
            requires={['code']}
            action={words.makeNew}
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
            {words.newCodes}
          </Button>
        )}
      </SettingsPart>
      <SettingsPart id="turn-off" title={words.turnItOff}>
        <p className="max-w-[40em] text-pretty text-muted-foreground">{words.newPhone}</p>
        {asking === 'off' ? (
          <ProofForm
            requires={['currentPassword', 'code']}
            email={email}
            action={words.turnOff}
            variant="destructive"
            onProof={(proof, onError) => remove.mutate({ body: proof }, { onSuccess: onOff, onError })}
            isPending={remove.isPending}
            onCancel={() => setAsking(null)}
          />
        ) : (
          <Button variant="outline" className="justify-self-start" onClick={() => setAsking('off')}>
            {words.turnOff}
          </Button>
        )}
      </SettingsPart>
    </>
  );
};
