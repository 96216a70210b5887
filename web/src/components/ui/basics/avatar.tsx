import { cn } from '@/lib/cn';
import { stableBucket } from '@/lib/drawing/stable-bucket';

const tints = ['bg-tint-blush', 'bg-tint-sky', 'bg-tint-mint', 'bg-tint-butter', 'bg-tint-iris'] as const;

/** Initials on a tint derived from the name. Decorative: the name is always nearby. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden
    data-slot="avatar"
    className={cn(
      'grid size-9 shrink-0 place-items-center rounded-full text-hint font-[650] text-foreground',
      tints[stableBucket(name, tints.length)],
      className,
    )}
  >
    {initials(name)}
  </span>
);

/** First letters of the first and last name, without what is in parentheses. Handles multi-code-unit characters and prefers letters to symbols. */
const initials = (name: string) => {
  const letters = name
    .replace(/(?<=\S)\s*\(.*?\)/gu, '')
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0].toUpperCase() ?? []);
  if (letters.length === 0) return /\S/u.exec(name)?.[0] ?? '';
  return [letters[0], ...letters.slice(1).slice(-1)].join('');
};
