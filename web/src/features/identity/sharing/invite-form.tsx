import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { ApiError, fieldProblemsOf } from '@/lib/api/api-error';
import { NewCode } from './new-code';
import { type Part, Parts, PARTS_AT_FIRST } from './parts';
import { relationWords } from './relation-words';
import { useInvite } from './use-sharing';

type Relation = keyof typeof relationWords;

const RELATIONS = Object.entries(relationWords).map(([value, label]) => ({ value, label }));

const emailProblem = (error: unknown) =>
  error instanceof ApiError && error.code === 'identity.invitation-to-oneself'
    ? error.userMessage
    : fieldProblemsOf(error).find(({ path }) => path === 'email')?.message;

/** Invites one adult, by email or with a code to pass on. The student chooses first what they will see. */
export const InviteForm = () => {
  const [relation, setRelation] = useState<Relation>('parent');
  const [parts, setParts] = useState<readonly Part[]>(PARTS_AT_FIRST.parent);
  const [email, setEmail] = useState('');
  const invite = useInvite();
  const sentTo = email.trim();

  const choose = (chosen: Relation) => {
    setRelation(chosen);
    setParts(PARTS_AT_FIRST[chosen]);
  };

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const body = { relation, parts: [...parts], ...(sentTo !== '' && { email: sentTo }) };
        invite.mutate({ body }, { onSuccess: () => setEmail('') });
      }}
    >
      <Field label="Who is it for?" group>
        <RadioGroup
          options={RELATIONS}
          value={relation}
          onValueChange={(value) => choose(value === 'counselor' ? 'counselor' : 'parent')}
        />
      </Field>
      <Field label="What will they see?" group>
        <Parts parts={parts} onChange={setParts} />
      </Field>
      <Field
        label="Their email (optional)"
        hint="We send them a link. Leave it empty to get a code that you pass on yourself."
        error={emailProblem(invite.error)}
      >
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start" busy={invite.isPending}>
        {sentTo === '' ? 'Make a code' : 'Send invitation'}
      </Button>
      {invite.data && <NewCode invitation={invite.data} />}
    </form>
  );
};
