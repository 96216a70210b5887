import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '@/components/ui/toasts/toast-store';

/** Loads an entry's form once the list is drawn, or when the form is opened. */
export const useFormCode = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [code, setCode] = useState<{ Form: ComponentType<Props> } | null>(null);

  useEffect(() => {
    load().then(
      (Form) => setCode({ Form }),
      () => undefined, // tried again when the form is opened
    );
  }, [load]);

  return {
    Form: code?.Form ?? null,
    /** Resolves to false when the form could not be loaded. */
    ready: async () => {
      if (code) return true;
      try {
        const Form = await load();
        setCode({ Form });
        return true;
      } catch {
        toast({
          tone: 'error',
          title: 'We couldn’t open this form',
          description: 'Try again in a moment.',
        });
        return false;
      }
    },
  };
};
