import { type MoneyOfStudent } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useWords } from '@/lib/preferences/language';
import { OwnInputs } from './own-inputs';
import { PriceList } from './price-list';
import { SharedAid } from './shared-aid';
import { useMoney } from './use-money';
import { english, type Words } from './words';
import { spanish } from './words.es';

/** What college costs, for one adult of a student. */
export const MoneyScreen = ({ studentId }: { studentId: string }) => {
  const words = useWords({ en: english, es: spanish });
  const money = useMoney(studentId);
  const waiting = useSkeletonVisible(money.isPending);

  if (waiting) return <Skeleton className="h-60 w-full" />;
  if (money.data === undefined)
    return (
      <ErrorState title={words.notLoaded} onRetry={() => void money.refetch()} retrying={money.isFetching}>
        {words.notLoadedWhy}
      </ErrorState>
    );
  return <Money studentId={studentId} money={money.data} words={words} />;
};

type MoneyProps = { studentId: string; money: MoneyOfStudent; words: Words };

const Money = ({ studentId, money, words }: MoneyProps) => (
  <>
    {money.own === null ? (
      <PriceList money={money} words={words} />
    ) : (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <OwnInputs studentId={studentId} firstName={money.firstName} own={money.own} words={words} />
        <PriceList money={money} words={words} />
      </div>
    )}
    {money.aid === null ? (
      <p className="max-w-[44em] text-pretty text-muted-foreground">{words.aidKept(money.firstName)}</p>
    ) : (
      <SharedAid studentId={studentId} money={money} aid={money.aid} />
    )}
  </>
);
