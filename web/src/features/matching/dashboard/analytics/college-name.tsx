import { type CollegeCard } from '@/api';

type CollegeNameProps = { college: CollegeCard; onOpen: () => void };

/** Opens the college's details. */
export const CollegeName = ({ college, onOpen }: CollegeNameProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onOpen}
    className="min-h-6 rounded-sm text-left font-semibold hover:underline"
  >
    {college.name}
  </button>
);
