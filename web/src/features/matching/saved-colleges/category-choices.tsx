import { type ReactNode } from 'react';
import { type SavedCollege } from '@/api';
import { CategoryShape } from '@/components/ui/college/category';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/overlays/dropdown-menu';
import { categoryOf, LIST_CATEGORIES } from './list-categories';
import { useMoveCollege } from './use-move-college';

type CategoryChoicesProps = {
  entry: SavedCollege;
  onMoved?: () => void;
  /** The button that opens the menu. */
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The three categories, under the estimated one. */
const CategoryChoices = ({ entry, onMoved, trigger, open, onOpenChange }: CategoryChoicesProps) => {
  const move = useMoveCollege(entry);

  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>
          {entry.computedCategory ? `Our estimate: ${entry.computedCategory}` : 'Not enough to estimate yet'}
        </DropdownMenuLabel>
        <DropdownMenuRadioGroup value={entry.category}>
          {LIST_CATEGORIES.map((each) => (
            <DropdownMenuRadioItem
              key={each}
              value={each}
              onSelect={() => {
                move(each);
                if (each !== entry.category) onMoved?.();
              }}
            >
              <CategoryShape category={categoryOf[each]} className="size-4" />
              {each}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default CategoryChoices;
