import { ArrowLeft } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { chosenIn } from '@/features/essays/history/compared';
import { HistoryScreen } from '@/features/essays/history/history-screen';

const EssayHistory = () => {
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-start gap-1.5">
        <Link to={`/essays/${id}`} className="link inline-flex min-h-6 items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-[1em]" />
          Back to Essay
        </Link>
        <h1 className="text-page-phone md:text-page">Version history</h1>
        <p className="max-w-[44em] text-pretty text-muted-foreground">
          Every text you saved is kept. Restoring one makes a new version, so nothing is ever lost.
        </p>
      </div>
      <HistoryScreen
        key={id}
        essayId={id}
        chosen={chosenIn(address)}
        onChoose={({ versionNumber, beside }) =>
          setAddress(
            { version: String(versionNumber), with: beside },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </div>
  );
};

export default EssayHistory;
