import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/feedback/notice';
import { type ListWork } from './list-work';

const NAMES = new Intl.ListFormat('en-US');
const are = (names: readonly string[]) => `${NAMES.format(names)} ${names.length === 1 ? 'is' : 'are'}`;

/** What the colleges have answered, once one has. */
const Answered = ({ work }: { work: ListWork }) => {
  const { answered, colleges } = work;
  const { yes, no, 'waiting-list': waiting } = answered;

  return (
    <Notice tone={yes.length > 0 ? 'done' : 'info'}>
      <div className="grid gap-1.5">
        {yes.length > 0 && <p className="font-semibold">You have a yes from {NAMES.format(yes)}.</p>}
        {no.length > 0 && <p className="text-hint">{are(no)} decided, and not counted anymore.</p>}
        {waiting.length > 0 && (
          <p className="text-hint">
            {NAMES.format(waiting)} put you on a waiting list. Few students get in from one, so it isn’t
            counted.
          </p>
        )}
        {colleges.length === 0 && <WhatNow hasYes={yes.length > 0} />}
      </div>
    </Notice>
  );
};

const WhatNow = ({ hasYes }: { hasYes: boolean }) =>
  hasYes ? (
    <Link to="/applications/aid" className="link justify-self-start">
      Compare what each would cost you
    </Link>
  ) : (
    <>
      <p className="text-hint text-pretty">
        None of these is a yes, and that hurts. It says nothing about what you can do: many good colleges take
        applications into spring and summer, and a two-year college can lead to all the others.
      </p>
      <Link to="/colleges" className="link justify-self-start">
        Look for colleges that still have room
      </Link>
    </>
  );

export default Answered;
