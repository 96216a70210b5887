import { type AidOfStudent } from '@/api';
import { usStates } from '@/lib/words/us-states';
import { yearsIn } from '@/lib/words/figures';
import { DateLines, SourceLink } from './date-lines';
import { FormCard, More, Rows } from './form-card';
import { formItems } from './form-items';
import { StateOwnForm } from './state-own-form';
import { WithoutStatus } from './without-status';

/** The forms that open aid, what each one needs, and by when. */
export const AidForms = ({ aid }: { aid: AidOfStudent }) => {
  const of = formItems(aid);

  return (
    <section aria-labelledby="forms" className="grid gap-3.5">
      <h2 id="forms" className="text-section">
        Forms and dates
      </h2>
      <p className="max-w-[44em] text-pretty text-muted-foreground">
        For the {yearsIn(aid.aidYear)} school year, your first in college. You fill them in again each year.
      </p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <FormCard
          title="FAFSA"
          what="The free federal form. It opens federal grants, work-study and student loans. Most states and colleges use it for their own aid too."
          items={of('fafsa')}
          once
        >
          <DateLines dates={aid.fafsaDates} aid={aid} />
          <More title="What you need and who fills it in">
            <p>
              You and at least one parent. Each of you makes an account at studentaid.gov, fills in your own
              part and signs it.
            </p>
            <Rows
              rows={[
                'Social Security numbers, if you have them. A parent without one can still take part.',
                `Your taxes and your parents’ taxes for ${aid.taxYear}. The form fetches them if each of you agrees.`,
                'What is in bank accounts and investments on the day you fill it in.',
                'The colleges to send it to. You can add more later.',
              ]}
            />
            <p>
              Start at <SourceLink name="studentaid.gov" url="https://studentaid.gov/h/apply-for-aid/fafsa" />
              . It’s free: never pay to file it.
            </p>
          </More>
          <WithoutStatus />
        </FormCard>
        <StateForm aid={aid} items={of('state')} />
        <FormCard
          title="CSS Profile"
          what="A second form, from the College Board. Some colleges, mostly private ones, ask for it to give out their own grants. Most colleges don’t use it."
          items={of('css')}
        >
          <p className="text-pretty">
            Each college sets its own date, often close to its application deadline. Check each college’s aid
            page.
          </p>
          <More title="What you need and who fills it in">
            <p>
              You and a parent. It asks more than the FAFSA, such as what a home is worth. When parents live
              apart, some colleges ask both.
            </p>
            <p>
              There is a fee for each college. Families with less money don’t pay it: the form tells you. See
              the list of colleges at{' '}
              <SourceLink name="cssprofile.collegeboard.org" url="https://cssprofile.collegeboard.org/" />.
            </p>
          </More>
        </FormCard>
        <FormCard
          title="Forms of a college"
          what="Some colleges have an aid form of their own, or ask for tax papers after the FAFSA. Their aid pages say which, and by when."
          items={of('college')}
        />
      </div>
    </section>
  );
};

type StateFormProps = { aid: AidOfStudent; items: Parameters<typeof FormCard>[0]['items'] };

const StateForm = ({ aid, items }: StateFormProps) => {
  const state = usStates.find(({ value }) => value === aid.homeState)?.label;

  return (
    <FormCard
      title={state === undefined ? 'State aid' : `State aid: ${state}`}
      what="Your home state may have grants for colleges in the state. Many run out, so early counts. Most use the FAFSA; some want a form of their own."
      items={items}
    >
      {aid.stateDates.length > 0 ? (
        <DateLines dates={aid.stateDates} aid={aid} />
      ) : (
        <p className="text-pretty">
          {state === undefined
            ? 'Add your home state to your profile to see what we know about its dates. '
            : `We found no published date for ${state}. Check your state’s agency${aid.stateAgency === null ? '.' : ': '}`}
          {aid.stateAgency !== null && <SourceLink {...aid.stateAgency} />}
        </p>
      )}
      <StateOwnForm form={aid.stateOwnForm} />
      <p className="text-hint text-pretty">
        Every state’s dates: <SourceLink {...aid.stateAgencies} />
      </p>
    </FormCard>
  );
};
