import { CopyAddress } from './copy-address';
import { HowToSubscribe } from './how-to-subscribe';

/** Shown once, right after it was made. */
export const CalendarAddress = ({ address }: { address: string }) => (
  <div className="grid min-w-0 gap-4 rounded-[12px] bg-sunken p-4">
    <div className="grid min-w-0 gap-2">
      <p className="font-semibold" id="calendar-address-label">
        Your private address
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <code
          aria-labelledby="calendar-address-label"
          className="min-w-0 flex-1 basis-60 rounded-[10px] border bg-card px-3 py-2 text-hint break-all select-all"
        >
          {address}
        </code>
        <CopyAddress address={address} />
      </div>
      <p className="text-hint text-pretty text-muted-foreground">
        Copy it now: it isn’t shown again. Whoever has it can read your dates, so don’t post it.
      </p>
    </div>
    <HowToSubscribe address={address} />
  </div>
);
