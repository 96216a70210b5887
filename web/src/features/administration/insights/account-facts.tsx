import { type StudentInsights } from '@/api';
import { Panel } from '../student/panel';
import { dayOf } from '../users/user-words';

export const AccountFacts = ({ account }: { account: StudentInsights['account'] }) => (
  <Panel title="Sign-ins">
    <dl className="grid gap-4 md:grid-cols-3">
      <Fact name="Account created" value={dayOf(account.registeredAt)} />
      <Fact name="Last login" value={account.lastLogin === null ? 'Never' : dayOf(account.lastLogin)} />
      <Fact name="Sign-ins in a year" value={account.signIns.toLocaleString('en-US')} />
    </dl>
  </Panel>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="grid gap-0.5">
    <dt className="text-hint text-muted-foreground">{name}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);
