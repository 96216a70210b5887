import { type Sharing } from '@/api';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { useSharingWords } from './use-sharing-words';

export type Part = Sharing['adults'][number]['parts'][number];

export const PARTS_AT_FIRST: Record<Sharing['adults'][number]['relation'], readonly Part[]> = {
  parent: ['list'],
  counselor: ['list', 'chances', 'profile'],
};

const PARTS: readonly { part: Part; onList?: true }[] = [
  { part: 'list' },
  { part: 'chances', onList: true },
  { part: 'prices', onList: true },
  { part: 'profile' },
];
const ON_LIST = PARTS.filter(({ onList }) => onList).map(({ part }) => part);

/** Without the list, nobody sees what stands on it. */
const withPart = (parts: readonly Part[], part: Part, on: boolean): Part[] => {
  if (on) return [...parts, part];
  const closed = part === 'list' ? ['list', ...ON_LIST] : [part];
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
      {PARTS.map(({ part, onList = false }) => (
        <Checkbox
          key={part}
          checked={parts.includes(part)}
          disabled={disabled || (onList && !parts.includes('list'))}
          onCheckedChange={(on) => onChange(withPart(parts, part, on))}
        >
          {words.parts[part]}
        </Checkbox>
      ))}
    </div>
  );
};
