import { ChevronDown } from 'lucide-react';
import { type SavedCollege } from '@/api';
import { Button } from '@/components/ui/button';
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

/** Where the student puts a college; the estimate's own word stays in sight. */
export const CategoryMenu = ({ entry, onMoved }: { entry: SavedCollege; onMoved?: () => void }) => {
  const move = useMoveCollege(entry);

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" aria-label={`Category of ${entry.college.name}: ${entry.category}`}>
          {entry.category}
          <ChevronDown aria-hidden className="-mr-1 size-[1em] text-muted-foreground" />
        </Button>
      </DropdownMenuTrigger>
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
