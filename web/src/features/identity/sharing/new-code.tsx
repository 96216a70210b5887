import { type NewInvitation } from '@/api';

const HOLDERS: Record<NewInvitation['relation'], string> = {
  parent: 'your parent',
  counselor: 'your counselor',
};

/** Shown once, right after it was made. */
export const NewCode = ({
  invitation: { code, relation, sentTo },
}: {
  invitation: Pick<NewInvitation, 'code' | 'relation' | 'sentTo'>;
}) => (
  <div role="status" className="grid gap-2 rounded-[12px] bg-sunken p-4">
    <p className="font-semibold wrap-anywhere">
      {sentTo === null ? `Give this code to ${HOLDERS[relation]}` : `We’re sending an email to ${sentTo}`}
    </p>
    {sentTo !== null && <p>The link in it does the same as this code:</p>}
    <p className="font-display text-[1.625rem] leading-8 font-[650] tracking-[0.06em] select-all">{code}</p>
    <p className="text-hint text-pretty text-muted-foreground">
      It works once and for seven days, and isn’t shown again. They sign in with an account of their own and
      enter it on their home page. Whoever has it can use it, so tell only them.
    </p>
  </div>
);
