/** Above this share the line is shown, in percent. */
const SHOWN_ABOVE = 30;

/** For the student alone. It never says who or what wrote a text. */
export const AiHint = ({ percent }: { percent: number | null }) =>
  percent !== null &&
  percent > SHOWN_ABOVE && (
    <p className="text-small text-pretty text-muted-foreground">
      <b className="text-foreground tabular-nums">
        AI detection: {percent}% - Consider adding more personal voice
      </b>
      <br />
      This is a hint from word patterns. It can be wrong, and it says nothing about who wrote this.
    </p>
  );
