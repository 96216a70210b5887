import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet } from 'react-router-dom';
import { getSecondFactorOptions } from '@/api/queries/account.gen';
import { Spinner } from '@/components/ui/basics/spinner';

/** Where admins must use two-step verification, sends those without it to set it up first. */
const TwoStepRequired = () => {
  const factor = useQuery(getSecondFactorOptions());

  if (factor.isPending)
    return (
      <p className="grid min-h-dvh place-items-center" role="status">
        <Spinner className="size-8 text-primary" />
        <span className="sr-only">Loading</span>
      </p>
    );
  if (factor.data?.required === true && !factor.data.enabled)
    return <Navigate to="/settings/two-step" replace />;
  return <Outlet />;
};

export default TwoStepRequired;
