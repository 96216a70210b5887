import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { meOptions } from '@/api/queries/identity.gen';
import { Button } from '@/components/ui/basics/button';
import { type PlanName } from './plans';
import { usePricingWords } from './use-pricing-words';
import { useSavePlan } from './use-save-plan';

type SavePlanButtonProps = { plan: PlanName; variant: 'outline' | 'primary' };

const SavePlanButton = ({ plan, variant }: SavePlanButtonProps) => {
  const { plans, saving } = usePricingWords();
  const navigate = useNavigate();
  const savePlan = useSavePlan(plan);
  const isChosen = useQuery(meOptions()).data?.plan === plan;

  return (
    <div className="grid gap-2">
      <Button
        variant={variant}
        busy={savePlan.isPending}
        onClick={() => savePlan.mutate({ body: { plan } }, { onSuccess: () => void navigate('/profile') })}
      >
        {plans[plan].choose}
      </Button>
      {isChosen && (
        <p className="flex items-center justify-center gap-1.5 text-small text-muted-foreground">
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
          {saving.current}
        </p>
      )}
      {savePlan.isError && <p className="text-small text-destructive">{saving.failed}</p>}
    </div>
  );
};

export default SavePlanButton;
