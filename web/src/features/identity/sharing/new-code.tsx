import { type NewInvitation } from '@/api';
import { useSharingWords } from './use-sharing-words';

/** Shown once, right after it was made. */
export const NewCode = ({
  invitation: { code, relation, sentTo },
}: {
  invitation: Pick<NewInvitation, 'code' | 'relation' | 'sentTo'>;
}) => {
  const words = useSharingWords();
  return (
    <div role="status" className="grid gap-2 rounded-[12px] bg-sunken p-4">
      <p className="font-semibold wrap-anywhere">
        {sentTo === null ? words.giveCode(words.holders[relation]) : words.sending(sentTo)}
      </p>
      {sentTo !== null && <p>{words.sameCode}</p>}
      <p className="font-display text-[1.625rem] leading-8 font-[650] tracking-[0.06em] select-all">{code}</p>
      <p className="text-hint text-pretty text-muted-foreground">{words.codeWhat}</p>
    </div>
  );
};
