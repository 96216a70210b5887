export const HowWeCount = ({ lines }: { lines: readonly string[] }) => (
  <details>
    <summary className="w-fit cursor-pointer rounded-sm py-1 text-title">How we count</summary>
    <ul className="mt-2 grid gap-2 text-hint text-pretty text-muted-foreground">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
);
