import { Laptop, Smartphone } from 'lucide-react';
import { type OwnSignIn } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { timeAgoInSentence } from '@/lib/words/time-ago';
import { useEndSignIn } from './use-end-sign-ins';
import { useLanguage } from '@/lib/preferences/language';
import { useSettingsWords } from '../use-settings-words';

const isPhone = (device: string) => /android|ios|iphone|ipad/i.test(device);

export const SignInRow = ({
  signIn: { id, device: named, address, startedAt, lastUsedAt, current },
}: {
  signIn: OwnSignIn;
}) => {
  const { signIns } = useSettingsWords();
  const device = signIns.device(named);
  const end = useEndSignIn(device);
  const Icon = isPhone(device) ? Smartphone : Laptop;

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="grid min-w-0 flex-1 basis-50 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[550]">
          {device}
          {current && <Badge tone="ink">{signIns.thisDevice}</Badge>}
        </p>
        <p className="text-hint break-words text-muted-foreground">
          {!current && (
            <>
              {signIns.lastUsed}
              <Time at={lastUsedAt} />.{' '}
            </>
          )}
          {signIns.signedIn}
          <Time at={startedAt} />
          {address !== null && signIns.lastFrom(address)}.
        </p>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="sm"
          aria-label={signIns.endNamed(device)}
          busy={end.isPending}
          onClick={() => end.mutate({ path: { id } })}
        >
          {' '}
          {signIns.end}{' '}
        </Button>
      )}
    </li>
  );
};

const Time = ({ at }: { at: string }) => {
  const { moment } = useSettingsWords();
  return (
    <time dateTime={at} title={moment(new Date(at))}>
      {timeAgoInSentence(new Date(at), new Date(), useLanguage())}
    </time>
  );
};
