import { useOnDemand } from '@/lib/hooks/use-on-demand';

export const CriteriaButton = () => {
  const sheet = useOnDemand(() => import('./criteria-sheet'));

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={() => sheet.setOpen(true)}
        className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
      >
        What counts for you
      </button>
      {sheet.Part && <sheet.Part open={sheet.open} onOpenChange={sheet.setOpen} />}
    </>
  );
};
