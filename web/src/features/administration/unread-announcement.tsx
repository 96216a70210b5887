import { useEffect, useRef, useState } from 'react';

/** Announces only increases; decreases are the user's own doing. */
export const UnreadAnnouncement = ({ unread }: { unread: number | undefined }) => {
  const known = useRef(unread);
  const [news, setNews] = useState('');

  useEffect(() => {
    const more = known.current === undefined || unread === undefined ? 0 : unread - known.current;
    if (unread !== undefined) known.current = unread;
    if (more > 0) setNews(more === 1 ? 'One new notification' : `${more} new notifications`);
    else setNews('');
  }, [unread]);

  return (
    <span role="status" className="sr-only">
      {news}
    </span>
  );
};
