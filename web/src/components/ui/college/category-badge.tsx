import { Badge } from '../basics/badge';
import { type Category, CategoryShape, categoryWord } from './category';

type CategoryBadgeProps = {
  category: Category;
  /** The student chose this category instead of the estimate's. */
  ownCall?: boolean;
  /** "Reach School" instead of "Reach". */
  short?: boolean;
  className?: string;
};

export const CategoryBadge = ({
  category,
  ownCall = false,
  short = false,
  className,
}: CategoryBadgeProps) => (
  <Badge tone={category} {...(className === undefined ? {} : { className })}>
    <CategoryShape category={category} />
    {categoryWord[category]}
    {!short && ' School'}
    {ownCall && <span className="font-normal">· Your call</span>}
  </Badge>
);
