import { Link } from 'react-router-dom';
import { type ChatCitation } from '@/api';
import { isOurPage } from '../our-page';
import { SourceNumber } from './rich-line';
import { yearsIn } from '@/lib/words/figures';

/** Where the figures of a message come from, with their year. */
export const SourceList = ({ citations }: { citations: readonly ChatCitation[] }) =>
  citations.length > 0 && (
    <ul aria-label="Sources" className="flex flex-wrap gap-x-3.5 gap-y-1 text-small text-muted-foreground">
      {citations.map((citation) => (
        <li key={citation.n} className="flex min-h-6 items-center gap-1.5">
          <SourceNumber n={citation.n} />
          <Source {...citation} />
        </li>
      ))}
    </ul>
  );

const Source = ({ label: named, url }: ChatCitation) => {
  const label = yearsIn(named);
  if (url === null) return <span>{label}</span>;
  if (isOurPage(url))
    return (
      <Link to={url} className="link font-normal">
        {label}
      </Link>
    );
  const host = hostOf(url);
  if (host === null) return <span>{label}</span>;
  return (
    <span>
      {label} (
      <a href={url} target="_blank" rel="noreferrer" className="link font-normal">
        {host}
      </a>
      )
    </span>
  );
};

/** Of a secure page elsewhere; null for anything else. */
const hostOf = (url: string) => {
  try {
    const { protocol, host } = new URL(url);
    return protocol === 'https:' ? host : null;
  } catch {
    return null;
  }
};
