import { useEffect } from 'react';
import { PRODUCT_NAME } from '@/lib/words/product';

/** A college in full has an address of its own, and so a name in the browser's history. */
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
