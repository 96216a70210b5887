import { Check, Clock, Minus } from 'lucide-react';
import { Fragment } from 'react';
import { answerFor, COMPARISON, PLAN_NAMES } from './plans';
import { usePricingWords } from './use-pricing-words';
import { type Words } from './words';

type AnswerProps = { answer: ReturnType<typeof answerFor>; words: Words['answers'] };

const Answer = ({ answer, words }: AnswerProps) => (
  <span className="inline-flex items-center gap-1.5 max-md:gap-1 md:whitespace-nowrap">
    {answer === 'yes' && <Check aria-hidden className="size-4 text-safety" strokeWidth={3} />}
    {answer === 'planned' && <Clock aria-hidden className="size-3.5 text-muted-foreground" />}
    {answer === 'no' && <Minus aria-hidden className="size-3.5 text-muted-foreground" />}
    <span className={answer === 'yes' ? undefined : 'text-muted-foreground'}>{words[answer]}</span>
  </span>
);

// On a phone each row is a block, so nothing scrolls sideways. The ARIA roles keep it a table.
const row = 'max-md:grid max-md:grid-cols-3 max-md:gap-x-2 max-md:gap-y-1.5 max-md:border-t max-md:py-3.5';
const cell =
  'py-3 md:border-t md:px-3 max-md:grid max-md:content-between max-md:gap-0.5 max-md:py-0 max-md:text-small';

export const ComparisonTable = () => {
  const { plans, groups, features, answers, caption, feature: heading } = usePricingWords();

  return (
    <table role="table" className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          <th
            role="columnheader"
            scope="col"
            className="py-3 pr-3 text-small font-semibold text-muted-foreground"
          >
            {heading}
          </th>
          {PLAN_NAMES.map((name) => (
            <th key={name} role="columnheader" scope="col" className="p-3 font-semibold md:w-[23%]">
              {plans[name].title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {COMPARISON.map(({ group, rows }) => (
          <Fragment key={group}>
            <tr role="row" className="max-md:block">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={PLAN_NAMES.length + 1}
                className="pt-7 pb-2.5 font-display text-title font-[650] max-md:block"
              >
                {groups[group]}
              </th>
            </tr>
            {rows.map((each) => (
              <tr key={each.feature} role="row" className={row}>
                <th
                  role="rowheader"
                  scope="row"
                  className="py-3 pr-3 font-[550] max-md:col-span-full max-md:py-0 md:border-t"
                >
                  {features[each.feature]}
                </th>
                {PLAN_NAMES.map((plan) => (
                  <td key={plan} role="cell" className={cell}>
                    <span className="text-muted-foreground md:hidden">{plans[plan].short}</span>
                    <Answer answer={answerFor(each, plan)} words={answers} />
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
};
