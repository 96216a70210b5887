import { Check, Clock, Minus } from 'lucide-react';
import { Fragment } from 'react';
import { comparison, type PlanName, plans } from './plans';

const PLANS_IN_WORDS = { yes: 'Included', planned: 'Planned', no: 'Not included' };

const Answer = ({ answer }: { answer: keyof typeof PLANS_IN_WORDS }) => (
  <span className="inline-flex items-center gap-1.5 max-md:gap-1 md:whitespace-nowrap">
    {answer === 'yes' && <Check aria-hidden className="size-4 text-safety" strokeWidth={3} />}
    {answer === 'planned' && <Clock aria-hidden className="size-3.5 text-muted-foreground" />}
    {answer === 'no' && <Minus aria-hidden className="size-3.5 text-muted-foreground" />}
    <span className={answer === 'yes' ? undefined : 'text-muted-foreground'}>{PLANS_IN_WORDS[answer]}</span>
  </span>
);

const answerFor = (row: { planned?: true; in: readonly PlanName[] }, plan: PlanName) => {
  if (!row.in.includes(plan)) return 'no';
  return row.planned ? 'planned' : 'yes';
};

// On a phone each row is a block, so nothing scrolls sideways. The ARIA roles keep it a table.
const row = 'max-md:grid max-md:grid-cols-3 max-md:gap-x-2 max-md:gap-y-1.5 max-md:border-t max-md:py-3.5';
const cell =
  'py-3 md:border-t md:px-3 max-md:grid max-md:content-between max-md:gap-0.5 max-md:py-0 max-md:text-small';

export const ComparisonTable = () => (
  <table role="table" className="w-full border-collapse text-left max-md:block">
    <caption className="sr-only">What each plan includes</caption>
    <thead role="rowgroup" className="max-md:sr-only">
      <tr role="row">
        <th
          role="columnheader"
          scope="col"
          className="py-3 pr-3 text-small font-semibold text-muted-foreground"
        >
          Feature
        </th>
        {plans.map(({ name, title }) => (
          <th key={name} role="columnheader" scope="col" className="p-3 font-semibold">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className="max-md:block">
      {comparison.map(({ title, rows }) => (
        <Fragment key={title}>
          <tr role="row" className="max-md:block">
            <th
              role="rowheader"
              scope="rowgroup"
              colSpan={plans.length + 1}
              className="pt-7 pb-2.5 font-display text-title font-[650] max-md:block"
            >
              {title}
            </th>
          </tr>
          {rows.map((feature) => (
            <tr key={feature.feature} role="row" className={row}>
              <th
                role="rowheader"
                scope="row"
                className="py-3 pr-3 font-[550] max-md:col-span-full max-md:py-0 md:border-t"
              >
                {feature.feature}
              </th>
              {plans.map((plan) => (
                <td key={plan.name} role="cell" className={cell}>
                  <span className="text-muted-foreground md:hidden">{plan.short ?? plan.title}</span>
                  <Answer answer={answerFor(feature, plan.name)} />
                </td>
              ))}
            </tr>
          ))}
        </Fragment>
      ))}
    </tbody>
  </table>
);
