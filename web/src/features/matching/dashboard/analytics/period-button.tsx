import { Calendar } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { type Period } from '../use-student-stats';

type PeriodButtonProps = { period: Period; onPeriod: (period: Period) => void };

/** Chooses the period of the figures. The menu's code loads on first use. */
export const PeriodButton = ({ period, onPeriod }: PeriodButtonProps) => {
  const menu = useOnDemand(() => import('./period-menu'));
  const trigger = (
    <Button
      variant="outline"
      size="sm"
      icon={<Calendar aria-hidden className="size-[1em]" />}
      onPointerEnter={menu.prepare}
      onFocus={menu.prepare}
      // Opens the menu until its code has loaded; then the menu's own trigger does.
      {...(menu.Part
        ? {}
        : { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => menu.setOpen(true) })}
    >
      Last {period} days
    </Button>
  );

  return menu.Part ? (
    <menu.Part
      trigger={trigger}
      period={period}
      onPeriod={onPeriod}
      open={menu.open}
      onOpenChange={menu.setOpen}
    />
  ) : (
    trigger
  );
};
