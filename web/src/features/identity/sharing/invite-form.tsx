import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { NewCode } from './new-code';
import { type Part, Parts } from './parts';
import { relationWords } from './relation-words';
import { useInvite } from './use-sharing';

type Relation = keyof typeof relationWords;

const PARTS_AT_FIRST: Record<Relation, Part[]> = {
  parent: ['list'],
  counselor: ['list', 'chances', 'profile'],
};
const RELATIONS = Object.entries(relationWords).map(([value, label]) => ({ value, label }));

/** Makes a code for one adult. The student chooses first what they will see. */
export const InviteForm = () => {
  const [relation, setRelation] = useState<Relation>('parent');
  const [parts, setParts] = useState(PARTS_AT_FIRST.parent);
  const invite = useInvite();

  const choose = (chosen: Relation) => {
    setRelation(chosen);
    setParts(PARTS_AT_FIRST[chosen]);
  };

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate({ body: { relation, parts } });
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
      <Button type="submit" className="justify-self-start" busy={invite.isPending}>
        Make a code
      </Button>
      {invite.data && <NewCode code={invite.data.code} relation={invite.data.relation} />}
    </form>
  );
};
