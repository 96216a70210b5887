import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { ApiError } from '@/lib/api/api-error';
import { NewCode } from './new-code';
import { type Part, Parts, PARTS_AT_FIRST } from './parts';
import { useInvite } from './use-sharing';
import { type SettingsWords } from '../settings/settings-words';
import { useSettingsWords } from '../settings/use-settings-words';
import { type SharingWords } from './words';
import { useSharingWords } from './use-sharing-words';

type Relation = keyof SharingWords['relations'];

const emailProblem = (error: unknown, { refusal, fields }: SettingsWords) =>
  error instanceof ApiError && error.code === 'identity.invitation-to-oneself'
    ? refusal(error)
    : fields(error).find(({ path }) => path === 'email')?.message;

/** Invites one adult, by email or with a code to pass on. The student chooses first what they will see. */
export const InviteForm = () => {
  const [relation, setRelation] = useState<Relation>('parent');
  const [parts, setParts] = useState<readonly Part[]>(PARTS_AT_FIRST.parent);
  const [email, setEmail] = useState('');
  const invite = useInvite();
  const words = useSharingWords();
  const settings = useSettingsWords();
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
      <Field label={words.forWhom} group>
        <RadioGroup
          options={Object.entries(words.relations).map(([value, label]) => ({ value, label }))}
          value={relation}
          onValueChange={(value) => choose(value === 'counselor' ? 'counselor' : 'parent')}
        />
      </Field>
      <Field label={words.what} group>
        <Parts parts={parts} onChange={setParts} />
      </Field>
      <Field
        label={words.theirEmail}
        hint={words.theirEmailHint}
        error={emailProblem(invite.error, settings)}
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
        {sentTo === '' ? words.makeCode : words.send}
      </Button>
      {invite.data && <NewCode invitation={invite.data} />}
    </form>
  );
};
