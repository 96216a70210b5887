import { useState } from 'react';
import { Badge } from '@/components/ui/basics/badge';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { Sheet } from '@/components/ui/overlays/sheet';
import { FactRow } from './fact-row';
import { FACTS, type FactName } from './facts';
import { useCollegeProfile } from './use-college-profile';

type ProfileSheetProps = {
  college: { id: number; name: string };
  onClose: () => void;
};

/** What an admin keeps about one college. Each fact is saved by itself, with its source and day. */
const ProfileSheet = ({ college, onClose }: ProfileSheetProps) => {
  const profile = useCollegeProfile(college.id);
  const [edited, setEdited] = useState<FactName | null>(null);
  const [leaving, setLeaving] = useState(false);
  const facts = profile.data?.facts;

  return (
    <Sheet
      open
      onOpenChange={() => (edited === null ? onClose() : setLeaving(true))}
      title={college.name}
      description="What the Department of Education doesn’t publish. Each fact needs the page where you read it and the day you checked it. Students see both."
    >
      {profile.isPending && <Skeleton className="h-80" />}
      {profile.isError && !facts && (
        <ErrorState
          title="We couldn’t load this profile"
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        >
          Nothing is lost. Check the connection and try again.
        </ErrorState>
      )}
      {facts && (
        <>
          <p>
            <Badge tone="ink">
              {Object.keys(facts).length} of {FACTS.length} kept
            </Badge>
          </p>
          <ul className="grid divide-y border-t">
            {FACTS.map((field) => (
              <FactRow
                key={field.name}
                unitId={college.id}
                field={field}
                kept={facts[field.name]}
                isEdited={edited === field.name}
                isBlocked={edited !== null && edited !== field.name}
                onEdit={() => setEdited(field.name)}
                onDone={() => setEdited(null)}
              />
            ))}
          </ul>
        </>
      )}
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Leave without saving?"
        description="You’ll lose your unsaved changes to this fact."
        keepLabel="Stay"
        confirmLabel="Leave"
        onConfirm={onClose}
      />
    </Sheet>
  );
};

export default ProfileSheet;
