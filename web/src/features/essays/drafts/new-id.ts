/** Browsers make UUIDs on secure origins only. */
export const newId = () =>
  'randomUUID' in crypto ? crypto.randomUUID() : `${Date.now()}-${Math.random().toString(36).slice(2)}`;
