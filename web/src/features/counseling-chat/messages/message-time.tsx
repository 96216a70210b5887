/** "4:02 PM". */
export const MessageTime = ({ at }: { at: string }) => (
  <time
    dateTime={at}
    className="text-[0.78125rem] leading-4 whitespace-nowrap text-muted-foreground tabular-nums"
  >
    {new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
  </time>
);
