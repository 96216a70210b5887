import { type QueryClient, type QueryKey } from '@tanstack/react-query';

let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** Reads again what another tab of this browser has saved. */
export const followOtherTabs = (queryClient: QueryClient) => {
  channel = new BroadcastChannel('flyleaf.saved');
  channel.onmessage = ({ data }: MessageEvent<QueryKey>) => {
    listeners.forEach((listener) => listener());
    void queryClient.invalidateQueries({ queryKey: data });
  };
};

export const tellOtherTabs = (queryKey: QueryKey) => channel?.postMessage(queryKey);

/** Calls `listener` before anything is read again. */
export const onOtherTab = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
