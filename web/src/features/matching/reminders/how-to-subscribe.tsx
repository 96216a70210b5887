const OUTLINK = { target: '_blank', rel: 'noreferrer' } as const;

/** Apple's calendar opens addresses of this kind by itself. */
const asSubscription = (address: string) => address.replace(/^https?:/, 'webcal:');

export const HowToSubscribe = ({ address }: { address: string }) => (
  <div className="grid gap-2">
    <p className="font-semibold">How to add it</p>
    <dl className="grid gap-2 text-pretty [&_dt]:font-[550]">
      <div>
        <dt>Google Calendar</dt>
        <dd className="text-muted-foreground">
          On a computer, open{' '}
          <a href="https://calendar.google.com/calendar/r/settings/addbyurl" className="link" {...OUTLINK}>
            Add calendar from URL
          </a>
          , paste the address and press Add calendar. New dates can take a day to show.
        </dd>
      </div>
      <div>
        <dt>Apple Calendar</dt>
        <dd className="text-muted-foreground">
          On an iPhone, iPad or Mac,{' '}
          <a href={asSubscription(address)} className="link">
            open the address in Calendar
          </a>{' '}
          and confirm. Or choose Add Subscription Calendar and paste it.
        </dd>
      </div>
      <div>
        <dt>Outlook</dt>
        <dd className="text-muted-foreground">
          In Outlook on the web, choose Add calendar, then Subscribe from web, and paste the address.
        </dd>
      </div>
    </dl>
  </div>
);
