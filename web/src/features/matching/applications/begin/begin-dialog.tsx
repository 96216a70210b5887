import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { expectedDeadline } from '#deadlines';
import { type CollegeCard } from '@/api';
import { showCollegeOptions } from '@/api/queries/college-catalogue.gen';
import { getAcademicProfileOptions } from '@/api/queries/student-profile.gen';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Field } from '@/components/ui/forms/field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import { Select } from '@/components/ui/select/select';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError, userMessageOf } from '@/lib/api/api-error';
import { otherApplicationOf } from '@/features/matching/applications/detail/decision/other-application';
import { PLATFORMS, ROUNDS } from '@/features/matching/applications/detail/round/rounds';
import { today } from '../shared/day-words';
import { DeadlineLines } from '../shared/deadline-lines';
import { roundWords } from '../shared/status-words';
import { roundNote } from './round-notes';
import { useBegin } from './use-begin';

const FAILED = 'Failed to save application. Please try again.';

type BeginDialogProps = { college: Pick<CollegeCard, 'id' | 'shortName'>; onClose: () => void };

/** Round and platform of a new application, with the deadline that follows from the round. */
const BeginDialog = ({ college, onClose }: BeginDialogProps) => {
  const navigate = useNavigate();
  const [roundId, setRoundId] = useState<string>(ROUNDS[0].id);
  const [platform, setPlatform] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const begin = useBegin();
  const otherId = refusal === undefined ? null : otherApplicationOf(begin.error);
  const round = ROUNDS.find(({ id }) => id === roundId) ?? ROUNDS[0];
  const { applicationType, plan } = round;
  const note = roundNote(round);

  const save = () => {
    setRefusal(undefined);
    begin.mutate(
      {
        body: {
          collegeId: college.id,
          applicationType,
          plan,
          applicationPlatform: PLATFORMS.find((each) => each === platform) ?? null,
        },
      },
      {
        onSuccess: ({ id }) => {
          toast({
            title: 'Application Added',
            description: `${college.shortName}, ${roundWords(round)}`,
            action: { label: 'Open', onClick: () => void navigate(`/applications/${id}`) },
          });
          onClose();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.status === 401) return;
          setRefusal(userMessageOf(error) ?? `${FAILED} Your choices are still here.`);
          if (!(error instanceof ApiError) || error.status >= 500)
            toast({ tone: 'error', title: 'Error', description: FAILED });
        },
      },
    );
  };

  return (
    <Dialog open onOpenChange={onClose} title="Start an application" description={college.shortName}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!begin.isPending) save();
        }}
        className="grid grid-cols-1 gap-4"
      >
        <Field label="Round" hint="Not every college has every round. Its page says which." error={refusal}>
          <Select
            options={ROUNDS.map((each) => ({ value: each.id, label: `${roundWords(each)}: ${each.means}` }))}
            value={roundId}
            placeholder="Choose a round"
            onValueChange={(next) => {
              setRoundId(next);
              setRefusal(undefined);
            }}
          />
        </Field>
        {otherId !== null && (
          <Link to={`/applications/${otherId}`} className="link justify-self-start">
            Open the other application
          </Link>
        )}
        {note !== null && <Notice>{note}</Notice>}
        <ExpectedDeadline collegeId={college.id} applicationType={applicationType} plan={plan} />
        <Field label="Where do you apply?" optional>
          <Select
            options={PLATFORMS.map((each) => ({
              value: each,
              label: each === 'School Specific' ? 'The college’s own form' : each,
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
          <Button type="submit" busy={begin.isPending}>
            Start application
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};

type ExpectedDeadlineProps = { collegeId: number } & Pick<
  (typeof ROUNDS)[number],
  'applicationType' | 'plan'
>;

/** What the college published, or the usual date. The student checks it later. */
const ExpectedDeadline = ({ collegeId, applicationType, plan }: ExpectedDeadlineProps) => {
  const college = useQuery(showCollegeOptions({ path: { id: collegeId } }));
  const profile = useQuery(getAcademicProfileOptions());

  return (
    <section
      aria-label="Deadline"
      aria-live="polite"
      className="grid gap-1.5 rounded-md bg-sunken px-3.5 py-2.5"
    >
      {college.isPending || profile.isPending ? (
        <Skeleton className="h-9" />
      ) : (
        <DeadlineLines
          deadline={expectedDeadline(
            {
              collegeId,
              applicationType,
              plan,
              rounds: college.data?.applying?.rounds ?? [],
              graduationYear: profile.data?.graduationYear ?? null,
            },
            today(),
          )}
        />
      )}
    </section>
  );
};

export default BeginDialog;
