import { type ReactNode } from 'react';
import { type SavedCollege } from '@/api';
import { CategoryShape } from '@/components/ui/category';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { categoryOf, SHELVES } from './shelves';
import { useMoveCollege } from './use-move-college';

type CategoryChoicesProps = {
  entry: SavedCollege;
  onMoved?: () => void;
  /** Opens it; stays where it is. */
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The three categories; the estimate's own word stays in sight. */
const CategoryChoices = ({ entry, onMoved, trigger, open, onOpenChange }: CategoryChoicesProps) => {
  const move = useMoveCollege(entry);

  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>
          {entry.computedCategory
            ? `The estimate says ${entry.computedCategory}`
            : 'Not enough to estimate yet'}
        </DropdownMenuLabel>
        <DropdownMenuRadioGroup value={entry.category}>
          {SHELVES.map((shelf) => (
            <DropdownMenuRadioItem
              key={shelf}
              value={shelf}
              onSelect={() => {
                move(shelf);
                if (shelf !== entry.category) onMoved?.();
              }}
            >
              <CategoryShape category={categoryOf[shelf]} className="size-4" />
              {shelf}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default CategoryChoices;
