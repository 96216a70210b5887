import { type EssaySharing } from '@/api';
import { Switch } from '@/components/ui/forms/switch';
import { useChangeEssaySharing } from './use-essay-sharing';

type Adult = EssaySharing['adults'][number];

const CAN: Record<Adult['relation'], string> = {
  parent: 'Parent, can read',
  counselor: 'School counselor, can read and comment',
};

type AdultSwitchProps = { essayId: string; adult: Adult };

/** Shows the choice while it is being stored. */
export const AdultSwitch = ({ essayId, adult: { adultId, name, relation, isShared } }: AdultSwitchProps) => {
  const change = useChangeEssaySharing(essayId);

  return (
    <Switch
      checked={change.isPending ? change.variables.body.isShared : isShared}
      disabled={change.isPending}
      onCheckedChange={(on) => change.mutate({ path: { id: essayId, adultId }, body: { isShared: on } })}
    >
      <span className="block font-[550]">{name}</span>
      <span className="block text-hint text-muted-foreground">{CAN[relation]}</span>
    </Switch>
  );
};
