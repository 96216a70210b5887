import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

// Marks a history entry that directly follows the page it was opened from.
const opened = { openedHere: true };

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;

/** Learn More has its own URL, `?college=`, so that Back closes it and a link opens it. */
export const useLearnMoreAddress = () => {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const location: { state: unknown } = useLocation();
  const collegeId = Number(address.get('college') ?? NaN);

  const change = (collegeId: number | null) => (now: URLSearchParams) => {
    const next = new URLSearchParams(now);
    if (collegeId === null) next.delete('college');
    else next.set('college', String(collegeId));
    return next;
  };

  return {
    collegeId: Number.isInteger(collegeId) && collegeId > 0 ? collegeId : null,
    open: (collegeId: number) => setAddress(change(collegeId), { state: opened, preventScrollReset: true }),
    close: () => {
      if (isOpenedHere(location.state)) void navigate(-1);
      else setAddress(change(null), { replace: true, preventScrollReset: true });
    },
  };
};
