import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/feedback/notice';
import { SECTION_TITLES } from './resume';
import { type PageFit } from './use-page-fit';

const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** Says whether the resume fits on one page, and what would make it fit. */
export const PageFitNote = ({ fit: { over, sections, items } }: { fit: PageFit }) => {
  const section = sections.find(
    ({ name }) => name !== SECTION_TITLES.education && name !== SECTION_TITLES.activities,
  );
  const [longest] = items;

  return (
    <div role="status">
      {over === 0 ? (
        <p className="text-hint text-muted-foreground">It fits on one page.</p>
      ) : (
        <Notice>
          <p className="font-semibold">About {lines(over)} too long for one page.</p>
          {longest && (
            <p>
              Your longest text is {longest.name}, with {lines(longest.lines)}. Write a short version on your{' '}
              <Link className="link" to="/profile/activities-sheet">
                activities sheet
              </Link>
              , or leave an activity off there.
            </p>
          )}
          {section && (
            <p>
              You could also switch off {section.name}: it takes {lines(section.lines)}.
            </p>
          )}
        </Notice>
      )}
    </div>
  );
};
