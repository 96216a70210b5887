import { type ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/overlays/dropdown-menu';
import { type Period, PERIODS } from '../use-student-stats';

type PeriodMenuProps = {
  trigger: ReactNode;
  period: Period;
  onPeriod: (period: Period) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const PeriodMenu = ({ trigger, period, onPeriod, open, onOpenChange }: PeriodMenuProps) => (
  <DropdownMenu open={open} onOpenChange={onOpenChange}>
    <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
    <DropdownMenuContent className="min-w-44">
      <DropdownMenuRadioGroup value={String(period)}>
        {PERIODS.map((days) => (
          <DropdownMenuRadioItem key={days} value={String(days)} onSelect={() => onPeriod(days)}>
            Last {days} days
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </DropdownMenuContent>
  </DropdownMenu>
);

export default PeriodMenu;
