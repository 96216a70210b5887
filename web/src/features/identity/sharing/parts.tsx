import { type Sharing } from '@/api';
import { Checkbox } from '@/components/ui/forms/checkbox';

export type Part = Sharing['adults'][number]['parts'][number];

export const PARTS_AT_FIRST: Record<Sharing['adults'][number]['relation'], readonly Part[]> = {
  parent: ['list'],
  counselor: ['list', 'chances', 'profile'],
};

const PARTS: readonly { part: Part; label: string; onList?: true }[] = [
  { part: 'list', label: 'Colleges, applications with their checklists and answers, and dates' },
  { part: 'chances', label: 'Your chances at these colleges', onList: true },
  { part: 'prices', label: 'What these colleges cost your family, and your aid offers', onList: true },
  {
    part: 'profile',
    label: 'Your profile with activities, resume and portfolio files, without your personal details',
  },
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
export const Parts = ({ parts, disabled = false, onChange }: PartsProps) => (
  <div className="grid gap-1.5">
    {PARTS.map(({ part, label, onList = false }) => (
      <Checkbox
        key={part}
        checked={parts.includes(part)}
        disabled={disabled || (onList && !parts.includes('list'))}
        onCheckedChange={(on) => onChange(withPart(parts, part, on))}
      >
        {label}
      </Checkbox>
    ))}
  </div>
);
