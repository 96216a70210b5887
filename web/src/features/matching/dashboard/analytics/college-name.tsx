import { categoryWord } from '@/components/ui/college/category';
import { type CollegeRow } from './college-rows';

type CollegeNameProps = { row: CollegeRow; onOpen: () => void };

/** Opens the college's details. Below it, the place and category. */
export const CollegeName = ({ row: { college, category, categoryIsYours }, onOpen }: CollegeNameProps) => (
  <>
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="min-h-6 rounded-sm text-left font-semibold hover:underline"
    >
      {college.shortName}
    </button>
    <span className="block text-small text-muted-foreground">
      {college.location}
      {category && ` · ${categoryWord[category]}`}
      {categoryIsYours && ', your call'}
    </span>
  </>
);
