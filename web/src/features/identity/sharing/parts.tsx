import { type Sharing } from '@/api';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { useSharingWords } from './use-sharing-words';

export type Part = Sharing['adults'][number]['parts'][number];

export const PARTS_AT_FIRST: Record<Sharing['adults'][number]['relation'], readonly Part[]> = {
  parent: ['list'],
  counselor: ['list', 'chances', 'profile'],
};

const PARTS: readonly { part: Part; standsOn?: Part }[] = [
  { part: 'list' },
  { part: 'chances', standsOn: 'list' },
  { part: 'prices', standsOn: 'list' },
  { part: 'profile' },
  { part: 'files', standsOn: 'profile' },
];

/** Without the list nobody sees what stands on it, and so on. */
const withPart = (parts: readonly Part[], part: Part, on: boolean): Part[] => {
  if (on) return [...parts, part];
  const closed = PARTS.filter((line) => line.part === part || line.standsOn === part).map(
    (line) => line.part,
  );
  return parts.filter((other) => !closed.includes(other));
};

type PartsProps = {
  parts: readonly Part[];
  disabled?: boolean;
  onChange: (parts: Part[]) => void;
};

/** One box for each thing an adult may see. */
export const Parts = ({ parts, disabled = false, onChange }: PartsProps) => {
  const words = useSharingWords();
  return (
    <div className="grid gap-1.5">
      {PARTS.map(({ part, standsOn }) => (
        <Checkbox
          key={part}
          checked={parts.includes(part)}
          disabled={disabled || (standsOn !== undefined && !parts.includes(standsOn))}
          onCheckedChange={(on) => onChange(withPart(parts, part, on))}
        >
          {words.parts[part]}
        </Checkbox>
      ))}
    </div>
  );
};
