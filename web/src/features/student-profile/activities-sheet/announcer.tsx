import { createContext, type ReactNode, useContext, useState } from 'react';

const AnnounceContext = createContext<(news: string) => void>(() => undefined);

/** Says what a button has done. The same words twice in a row are read twice. */
export const useAnnounce = () => useContext(AnnounceContext);

export const Announcer = ({ children }: { children: ReactNode }) => {
  const [said, setSaid] = useState({ news: '', times: 0 });

  return (
    <AnnounceContext value={(news) => setSaid(({ times }) => ({ news, times: times + 1 }))}>
      {children}
      <p role="status" className="sr-only">
        <span key={said.times}>{said.news}</span>
      </p>
    </AnnounceContext>
  );
};
