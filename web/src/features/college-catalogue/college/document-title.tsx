import { useEffect } from 'react';
import { PRODUCT_NAME } from '@/lib/words/product';

/** The college dialog has its own URL, so it needs its own title in the browser history. */
export const DocumentTitle = ({ name }: { name: string }) => {
  useEffect(() => {
    const before = document.title;
    document.title = `${name} | ${PRODUCT_NAME}`;
    return () => {
      document.title = before;
    };
  }, [name]);

  return null;
};
