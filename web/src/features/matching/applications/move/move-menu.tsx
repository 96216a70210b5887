import { ChevronDown } from 'lucide-react';
import { type Application } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { moveButtonId } from './move-context';

/** Moves an application to another status. The menu's code loads on first use. */
export const MoveMenu = ({ application }: { application: Application }) => {
  const menu = useOnDemand(() => import('./move-choices'));
  const trigger = (
    <Button
      id={moveButtonId(application.id)}
      variant="outline"
      size="sm"
      className="justify-self-start"
      aria-label={`Move ${application.college.shortName}, now ${application.status}`}
      onPointerEnter={menu.prepare}
      onFocus={menu.prepare}
      // Opens the menu until its code has loaded; then the menu's own trigger does.
      {...(menu.Part
        ? {}
        : { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => menu.setOpen(true) })}
    >
      Move
      <ChevronDown aria-hidden className="-mr-1 size-[1em] text-muted-foreground" />
    </Button>
  );

  return menu.Part ? (
    <menu.Part application={application} trigger={trigger} open={menu.open} onOpenChange={menu.setOpen} />
  ) : (
    trigger
  );
};
