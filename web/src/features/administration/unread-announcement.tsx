import { useEffect, useRef, useState } from 'react';
import { useSay } from '@/lib/preferences/say';

/** Announces only increases; decreases are the user's own doing. */
export const UnreadAnnouncement = ({ unread }: { unread: number | undefined }) => {
  const known = useRef(unread);
  const [news, setNews] = useState(0);
  const say = useSay();

  useEffect(() => {
    const more = known.current === undefined || unread === undefined ? 0 : unread - known.current;
    if (unread !== undefined) known.current = unread;
    setNews(Math.max(more, 0));
  }, [unread]);

  return (
    <span role="status" className="sr-only">
      {news > 0 && (news === 1 ? say('One new notification') : `${news} ${say('new notifications')}`)}
    </span>
  );
};
