import { cn } from '@/lib/cn';
import { PRODUCT_NAME } from '@/lib/words/product';

export const Logo = ({ className }: { className?: string }) => (
  <span
    data-slot="logo"
    className={cn(
      'flex w-fit items-center gap-2.5 font-display text-[1.1875rem] leading-none font-bold tracking-[-0.03em] md:text-[1.3125rem]',
      className,
    )}
  >
    <svg viewBox="0 0 28 28" fill="none" aria-hidden className="size-6 md:size-6.5">
      <path d="M13 3h4.5L25 10.5V15a10 10 0 0 1-10 10H3V13A10 10 0 0 1 13 3z" fill="var(--primary)" />
      <path d="M17.5 3 25 10.5h-5.5a2 2 0 0 1-2-2z" fill="var(--highlight)" />
      <path
        d="M7.3 20.7l7.5-7.5"
        stroke="var(--primary-foreground)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
    {PRODUCT_NAME}
  </span>
);
