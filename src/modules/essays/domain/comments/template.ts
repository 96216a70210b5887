/** Where, what a reader sees, one question, why it matters. Never a rewrite. */
export interface Template {
  message: string;
  question: string;
  why: string;
}

export const filled = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
