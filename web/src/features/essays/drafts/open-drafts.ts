const open = new Set<string>();
const lockOf = (id: string) => `flyleaf.essay-draft.${id}`;

/** Until the returned function is called, only this screen sends the draft. */
export const markOpen = (id: string) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  open.add(id);
  if ('locks' in navigator)
    navigator.locks.request(lockOf(id), { mode: 'shared' }, () => promise).catch(() => undefined);
  return () => {
    open.delete(id);
    resolve(undefined);
  };
};

/** Does the work unless the draft is open in a tab. */
export const ifNotOpen = async (id: string, work: () => Promise<void>) => {
  if (open.has(id)) return;
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
};
