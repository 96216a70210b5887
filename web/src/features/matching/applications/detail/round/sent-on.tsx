import { useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { toastFailure } from '@/features/matching/saved-colleges/toast-failure';
import { type ApplicationInFull } from '@/api';
import { Part } from '@/features/matching/applications/detail/part';
import { useSaveApplication } from '@/features/matching/applications/detail/use-save-application';

/** When it was sent, and what to look after until the college answers. */
export const SentOn = ({ application }: { application: ApplicationInFull }) => {
  const { id, submittedAt, status, wasDeferred, applicationType } = application;
  const { save } = useSaveApplication(id);
  const [date, setDate] = useState(submittedAt?.slice(0, 10) ?? '');

  const store = () => {
    if (date === (submittedAt?.slice(0, 10) ?? '')) return;
    save({ submittedAt: date === '' ? null : date }, application).catch((error: unknown) =>
      toastFailure(error, 'Failed to save application. Please try again.'),
    );
  };

  return (
    <Part title={status === 'Interview' ? 'Interview' : 'Sent'}>
      {wasDeferred && (
        <p className="text-pretty">
          {`Deferred before: they read it again with the regular applications.${
            applicationType === 'Early Decision' ? ' It’s no longer a promise to go there.' : ''
          }`}
        </p>
      )}
      <p className="text-pretty">
        {status === 'Interview'
          ? 'Have two questions ready that the website doesn’t answer. A thank-you email the next day is kind.'
          : 'Open the college’s portal in a week or two, and see that everything arrived.'}
      </p>
      <Field label="Sent on">
        <Input
          type="date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
          onBlur={store}
          className="max-w-52"
        />
      </Field>
    </Part>
  );
};
