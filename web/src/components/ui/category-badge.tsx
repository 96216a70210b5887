import { Badge } from './badge';
import { type Category, CategoryShape, categoryWord } from './category';

type CategoryBadgeProps = {
  category: Category;
  /** The student moved the college here against the estimate. */
  ownCall?: boolean;
  /** "Reach School" on a card; "Reach" where the word "school" is already near. */
  short?: boolean;
  className?: string;
};

/** Shape, word and colour, in that order of importance. */
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
