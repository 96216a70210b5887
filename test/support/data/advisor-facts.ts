import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { StudentChances, StudentList, StudentSearch } from '#modules/matching/contracts/index.js';
import type { Reply } from '#modules/counseling-chat/domain/replies/reply.js';
import type { RunningApp } from '../servers/running-app.js';

/** What the product knows when a worked conversation is played, and whether an answer says so. */
export class AdvisorFacts {
  private readonly app: Pick<RunningApp, 'app'>;
  private readonly studentId: string;

  constructor(app: Pick<RunningApp, 'app'>, studentId: string) {
    this.app = app;
    this.studentId = studentId;
  }

  /** Null when the answer says it; else what it should have said. */
  async missing(mention: string, reply: Reply, before: Reply | null): Promise<string | null> {
    const said = await this.says(mention, reply, before);
    return said === true ? null : `${mention}${said === false ? '' : ` (${said})`}`;
  }

  private says(mention: string, reply: Reply, before: Reply | null): Promise<boolean | string> {
    const { message } = reply;
    const named = /^names:(\d+)$/.exec(mention);
    if (named) return this.namesCollege(Number(named[1]), message);
    const fact = /^fact:(\w+)@(\d+)(\{.*\})?$/.exec(mention);
    if (fact) return this.saysFact(fact[1] ?? '', Number(fact[2]), fact[3] ?? '{}', message);
    const colleges = /^colleges>=(\d+):(.*)$/.exec(mention);
    if (colleges) return this.namesSuch(Number(colleges[1]), colleges[2] ?? '', reply, before);
    if (mention === 'list:counts') return this.saysCounts(message);
    return Promise.resolve(new RegExp(mention, 'i').test(message));
  }

  private async namesCollege(unitId: number, message: string): Promise<boolean> {
    const card = (await this.provided(CollegeCards).of([unitId])).get(unitId);
    const names = [card?.name ?? '', card?.shortName ?? '', ...(card?.otherNames ?? [])];
    return names.some((name) => name !== '' && message.toLowerCase().includes(name.toLowerCase()));
  }

  private async saysFact(key: string, unitId: number, supposed: string, message: string) {
    if (key === 'chance') return this.saysChance(unitId, supposed, message);
    if (key === 'netPriceForMe') {
      const price = (await this.provided(StudentSearch).prices(this.studentId, [unitId])).get(unitId);
      return this.saysDollars(price?.amount ?? null, message);
    }
    const card = (await this.provided(CollegeCards).of([unitId])).get(unitId);
    if (card === undefined) return 'no such college';
    switch (key) {
      case 'netPrice':
        return this.saysDollars(card.netPrice, message);
      case 'acceptanceRate':
        return includes(message, `${String(Math.round((card.acceptanceRate ?? 0) * 1000) / 10)}%`);
      case 'completionRate':
        return includes(message, percent(card.completionRate ?? 0));
      case 'yieldRate':
        return includes(message, percent(card.yieldRate ?? 0));
      case 'studentPopulation':
        return includes(message, (card.studentPopulation ?? 0).toLocaleString('en-US'));
      default:
        return `no fact is called ${key}`;
    }
  }

  private async saysChance(unitId: number, supposed: string, message: string) {
    const changes = supposedOf(supposed);
    const match = (await this.provided(StudentChances).ifChanged(this.studentId, changes, [unitId])).get(
      unitId,
    );
    if (match === undefined || match.chanceLow === null || match.chanceHigh === null) return 'no estimate';
    const [low, high] = [percent(match.chanceLow), percent(match.chanceHigh)];
    if (match.chanceLow < LOWEST_SHOWN && low !== high) return includes(message, `under ${high}`);
    const lowEnd = low.replace('%', '');
    const isThere = message.includes(high) && (low === high || new RegExp(`${lowEnd}(?:%|–)`).test(message));
    return isThere || `${low} to ${high}`;
  }

  private saysDollars(amount: number | null, message: string): boolean | string {
    if (amount === null) return includes(message, 'not reported');
    if (amount < 0) return includes(message, 'aid covers everything');
    return includes(message, `$${(Math.round(amount / 100) * 100).toLocaleString('en-US')}`);
  }

  private async namesSuch(least: number, wanted: string, reply: Reply, before: Reply | null) {
    const ids = collegesIn(reply);
    const cards = await this.provided(CollegeCards).of(ids);
    const matches = await this.provided(StudentChances).at(this.studentId, ids);
    const prices = await this.provided(StudentSearch).prices(this.studentId, ids);
    const dearest = wanted === 'cheaperThanLast' ? await this.dearestOf(before) : 0;
    const fits = ids.filter((id) =>
      wanted.split(',').every((wish) => {
        const [field = '', values = ''] = wish.split('=');
        if (field === 'any') return true;
        if (field === 'cheaperThanLast') return (prices.get(id)?.amount ?? Infinity) < dearest;
        const value = field === 'category' ? matches.get(id)?.category : cards.get(id)?.[field as 'state'];
        return values.split('|').includes(String(value));
      }),
    );
    return fits.length >= least || `${fits.length} of ${ids.length}`;
  }

  private async dearestOf(before: Reply | null): Promise<number> {
    const prices = await this.provided(StudentSearch).prices(
      this.studentId,
      before === null ? [] : collegesIn(before),
    );
    return Math.max(0, ...[...prices.values()].map(({ amount }) => amount ?? 0));
  }

  private async saysCounts(message: string): Promise<boolean | string> {
    const saved = await this.provided(StudentList).saved(this.studentId);
    const counts = (['reach', 'target', 'safety'] as const).map((category) => ({
      category,
      count: saved.filter((one) => one.category === category).length,
    }));
    const unsaid = counts.filter(
      ({ category, count }) =>
        !new RegExp(
          `\\b(?:${String(count)}|${WORDS[count] ?? ''})\\b[^.]*?${category.slice(0, 5)}`,
          'i',
        ).test(message),
    );
    return unsaid.length === 0 || JSON.stringify(unsaid);
  }

  private provided<Value>(token: abstract new (...args: never[]) => Value): Value {
    return this.app.app.get(token as never, { strict: false });
  }
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Ids of the rows an answer shows, and of the colleges it can save. */
function collegesIn({ blocks, actions }: Reply): number[] {
  const rows = blocks.flatMap((block): readonly { collegeId: number }[] => {
    if (block.type === 'compare') return block.columns;
    return block.type === 'steps' || block.type === 'support-card' ? [] : block.rows;
  });
  const saves = actions.flatMap((action) => (action.type === 'save-college' ? [action] : []));
  return [...new Set([...rows, ...saves].map(({ collegeId }) => collegeId))];
}

const LOWEST_SHOWN = 0.01;

function percent(fraction: number): string {
  if (fraction < LOWEST_SHOWN) return 'under 1%';
  const whole = Math.round(fraction * 100);
  return whole > 98 || fraction > 0.98 ? '98%+' : `${String(whole)}%`;
}

function supposedOf(changes: string): Record<string, never> {
  const { academic = {} } = JSON.parse(changes) as { academic?: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(academic).filter(
      ([key, value]) => value !== null && !key.startsWith('satR') && key !== 'satMath',
    ),
  ) as Record<string, never>;
}

const includes = (message: string, text: string): boolean | string => message.includes(text) || text;
