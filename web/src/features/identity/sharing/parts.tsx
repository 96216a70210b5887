import { type Sharing } from '@/api';
import { Checkbox } from '@/components/ui/forms/checkbox';

export type Part = Sharing['adults'][number]['parts'][number];

/** Chances stand on the list, so nobody sees them without it. */
const withPart = (parts: readonly Part[], part: Part, on: boolean): Part[] => {
  if (part === 'list') return on ? [...parts, 'list'] : [];
  return on ? [...parts, 'chances'] : parts.filter((other) => other !== 'chances');
};

type PartsProps = {
  parts: readonly Part[];
  disabled?: boolean;
  onChange: (parts: Part[]) => void;
};

/** One box for each thing an adult may see. */
export const Parts = ({ parts, disabled = false, onChange }: PartsProps) => (
  <div className="grid gap-1.5">
    <Checkbox
      checked={parts.includes('list')}
      disabled={disabled}
      onCheckedChange={(on) => onChange(withPart(parts, 'list', on))}
    >
      Colleges, applications with their answers, and dates
    </Checkbox>
    <Checkbox
      checked={parts.includes('chances')}
      disabled={disabled || !parts.includes('list')}
      onCheckedChange={(on) => onChange(withPart(parts, 'chances', on))}
    >
      Your chances at these colleges
    </Checkbox>
  </div>
);
