import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const base =
  'inline-flex h-6 items-center gap-1.5 rounded-[7px] px-2 text-small leading-none font-semibold whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0';
const tones = {
  plain: 'bg-sunken text-muted-foreground',
  ink: 'bg-secondary text-secondary-foreground',
  reach: 'bg-reach-bg text-reach-text',
  target: 'bg-target-bg text-target-text',
  safety: 'bg-safety-bg text-safety-text',
};

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof tones };

export const Badge = ({ className, tone = 'plain', ...props }: BadgeProps) => (
  <span data-slot="badge" className={cn(base, tones[tone], className)} {...props} />
);
