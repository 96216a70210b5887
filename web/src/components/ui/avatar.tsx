import { cn } from '@/lib/cn';
import { spread } from '@/lib/spread';

const tints = ['bg-tint-blush', 'bg-tint-sky', 'bg-tint-mint', 'bg-tint-butter', 'bg-tint-iris'] as const;

/** Initials on a tint that stays the same for the same name. Decorative: the name stands beside or in the control. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden
    data-slot="avatar"
    className={cn(
      'grid size-9 shrink-0 place-items-center rounded-full text-hint font-[650] text-foreground',
      tints[spread(name, tints.length)],
      className,
    )}
  >
    {initials(name)}
  </span>
);

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase())
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('');
