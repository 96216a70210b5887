/** A choice kept in this browser, the same in every tab. */
export const storedChoice = (key: string) => {
  const listeners = new Set<() => void>();

  return {
    read: () => localStorage.getItem(key),
    /** Null forgets it. */
    write: (value: string | null) => {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
};
