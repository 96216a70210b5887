import { useEffect, useState } from 'react';

/** The value, once it has been the same for so long. */
export const useSettled = <T>(value: T, afterMs: number) => {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);

  return settled;
};
