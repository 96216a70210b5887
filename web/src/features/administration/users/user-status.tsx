import { cn } from '@/lib/cn';

/** A full dot or a ring, so that it is not told by color alone. */
export const UserStatus = ({ isActive }: { isActive: boolean }) => (
  <span className="inline-flex items-center gap-1.5 font-[550]">
    <span
      aria-hidden
      className={cn('size-2 rounded-full', isActive ? 'bg-safety' : 'border-2 border-muted-foreground')}
    />
    {isActive ? 'Active' : 'Inactive'}
  </span>
);
