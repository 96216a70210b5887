import { Link } from 'react-router-dom';
import { type Application } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { DialogFooter } from '@/components/ui/overlays/dialog-parts';
import {
  bindsWhenAccepted,
  BINDING_STEPS,
  DECISION_WORDS,
} from '@/features/matching/applications/detail/decision/decision-words';
import { type Result } from '../shared/status-words';

type AnswerDialogProps = { application: Application; result: Result; onClose: () => void };

/** What the answer means. What to do next is on the application’s own page. */
export const AnswerDialog = ({ application, result, onClose }: AnswerDialogProps) => {
  const { title, says, steps } = DECISION_WORDS[result];
  const isPromise = result === 'Accepted' && bindsWhenAccepted(application);
  const next = isPromise ? BINDING_STEPS : steps;

  return (
    <Dialog open onOpenChange={onClose} title={title} description={application.college.shortName}>
      <p className="text-pretty">{says}</p>
      {next.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5">
          {next.map((step) => (
            <li key={step} className="text-pretty">
              {step}
            </li>
          ))}
        </ul>
      )}
      <DialogFooter>
        <Button variant="outline" asChild>
          <Link to={`/applications/${application.id}`}>Open application</Link>
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </Dialog>
  );
};
