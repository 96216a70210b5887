import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { Select } from '@/components/ui/select/select';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { roundWords } from '@/features/matching/applications/shared/status-words';
import { type ApplicationInFull } from '@/api';
import { otherApplicationOf } from '@/features/matching/applications/detail/decision/other-application';
import { type Refusal, Refused } from '@/features/matching/applications/detail/refused';
import { PLATFORMS, platformWords, ROUNDS, roundOf } from './rounds';
import { TwoPlacesNote } from '@/components/ui/feedback/two-places-note';
import { useSaveApplication } from '@/features/matching/applications/detail/use-save-application';

type RoundDialogProps = { application: ApplicationInFull; onClose: () => void };

/** In which round the student applies, and where they fill in the form. */
const RoundDialog = ({ application, onClose }: RoundDialogProps) => {
  const [roundId, setRoundId] = useState(() => roundOf(application).id);
  const [platform, setPlatform] = useState(application.applicationPlatform ?? '');
  const [seen, setSeen] = useState(application);
  const [elsewhere, setElsewhere] = useState<ApplicationInFull | null>(null);
  const [problem, setProblem] = useState<Omit<Refusal, 'attempt'> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { save, saving } = useSaveApplication(application.id);
  const round = ROUNDS.find(({ id }) => id === roundId) ?? roundOf(application);

  const submit = async (over: ApplicationInFull) => {
    setAttempt((last) => last + 1);
    setProblem(null);
    setElsewhere(null);
    try {
      const outcome = await save(
        {
          applicationType: round.applicationType,
          plan: round.plan,
          applicationPlatform: PLATFORMS.find((each) => each === platform) ?? null,
        },
        over,
      );
      if (outcome.kind === 'two-places') {
        setElsewhere(outcome.now);
        return;
      }
      toast({ title: 'Application Updated', description: roundWords(round) });
      onClose();
    } catch (error) {
      setProblem({
        says: userMessageOf(error) ?? 'We couldn’t save this. Your choice is still here. Try again.',
        otherId: otherApplicationOf(error),
      });
    }
  };

  return (
    <Dialog open onOpenChange={onClose} title="Round" description={application.college.shortName}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving && elsewhere === null) void submit(seen);
        }}
        className="grid gap-4"
      >
        {problem !== null && <Refused {...problem} attempt={attempt} />}
        {elsewhere !== null && (
          <TwoPlacesNote
            rows={[{ what: 'The round', here: roundWords(round), there: roundWords(elsewhere) }]}
            onKeepMine={() => {
              setSeen(elsewhere);
              void submit(elsewhere);
            }}
            onUseOther={onClose}
          />
        )}
        <Field
          label="When do you apply?"
          hint="Not every college has every round. Its page says which."
          group
        >
          <RadioGroup
            options={ROUNDS.map((each) => ({ value: each.id, label: `${roundWords(each)}: ${each.means}` }))}
            value={roundId}
            onValueChange={(value) => setRoundId(ROUNDS.find(({ id }) => id === value)?.id ?? roundId)}
          />
        </Field>
        <Field label="Where do you apply?" optional>
          <Select
            options={PLATFORMS.map((each) => ({
              value: each,
              label: platformWords(each),
            }))}
            value={platform}
            placeholder="Not sure yet"
            clearLabel="Not sure yet"
            onValueChange={setPlatform}
          />
        </Field>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={saving}>
            Save round
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};

export default RoundDialog;
