import { type EssayHistoryLine } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { type Chosen } from './compared';

const CHOICES = [
  { beside: 'newest', words: 'With the newest' },
  { beside: 'previous', words: 'With the one before' },
] as const;

type BesideChoiceProps = {
  history: readonly EssayHistoryLine[];
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
};

/** The newest version has only the one before it. */
export const BesideChoice = ({ history, chosen, onChoose }: BesideChoiceProps) => {
  if (chosen === null || chosen.versionNumber === history[0]?.versionNumber) return null;

  return (
    <div role="group" aria-label={`Compare version ${chosen.versionNumber}`} className="flex flex-wrap gap-2">
      {CHOICES.map(({ beside, words }) => (
        <Button
          key={beside}
          size="sm"
          variant={chosen.beside === beside ? 'soft' : 'outline'}
          aria-pressed={chosen.beside === beside}
          onClick={() => onChoose({ ...chosen, beside })}
        >
          {words}
        </Button>
      ))}
    </div>
  );
};
