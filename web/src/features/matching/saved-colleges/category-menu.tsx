import { ChevronDown } from 'lucide-react';
import { type SavedCollege } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';

type CategoryMenuProps = { entry: SavedCollege; onMoved?: () => void };

/** Chooses a college's category. The menu's code loads on first use. */
export const CategoryMenu = (props: CategoryMenuProps) => {
  const { entry } = props;
  const menu = useOnDemand(() => import('./category-choices'));

  const trigger = (
    <Button
      variant="outline"
      aria-label={`Category of ${entry.college.shortName}: ${entry.category}`}
      onPointerEnter={menu.prepare}
      onFocus={menu.prepare}
      // Opens the menu until its code has loaded; then the menu's own trigger does.
      {...(menu.Part
        ? {}
        : { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => menu.setOpen(true) })}
    >
      {entry.category}
      <ChevronDown aria-hidden className="-mr-1 size-[1em] text-muted-foreground" />
    </Button>
  );

  return menu.Part ? (
    <menu.Part {...props} trigger={trigger} open={menu.open} onOpenChange={menu.setOpen} />
  ) : (
    trigger
  );
};
