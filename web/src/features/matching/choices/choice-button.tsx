import { Check, ChevronDown } from 'lucide-react';
import { type Recommendation } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';

type ChoiceButtonProps = {
  recommendation: Recommendation;
  /** Called before the college leaves the list, so that the focus can move. */
  onHide: () => void;
};

/** Asks whether a recommended college interests the student. The menu's code loads on first use. */
export const ChoiceButton = (props: ChoiceButtonProps) => {
  const { college, userInterested } = props.recommendation;
  const menu = useOnDemand(() => import('./choice-menu'));
  const words = userInterested ? 'Interested' : 'Interested?';

  const trigger = (
    <Button
      variant={userInterested ? 'soft' : 'outline'}
      size="sm"
      aria-label={`${words} ${college.shortName}`}
      icon={userInterested ? <Check className="size-[1em]" /> : undefined}
      onPointerEnter={menu.prepare}
      onFocus={menu.prepare}
      // Opens the menu until its code has loaded; then the menu's own trigger does.
      {...(menu.Part
        ? {}
        : { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => menu.setOpen(true) })}
    >
      {words}
      <ChevronDown aria-hidden className="-mr-1 size-[1em] text-muted-foreground" />
    </Button>
  );

  return menu.Part ? (
    <menu.Part {...props} trigger={trigger} open={menu.open} onOpenChange={menu.setOpen} />
  ) : (
    trigger
  );
};
