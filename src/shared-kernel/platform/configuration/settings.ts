import { type Provider } from '@nestjs/common';
import { z } from 'zod';
import { type Variables } from './variables.js';

/** A class names the settings of one module: as their type and as their injection token. */
type SettingsToken<Value> = abstract new (...parameters: never[]) => Value;

interface Definition<Value, Shape extends z.ZodRawShape> {
  variables: Shape;
  /** Problems that no single variable shows. Gets the raw variables, so that it can report beside the others. */
  problems?: (variables: Variables) => readonly string[];
  value: (variables: z.output<z.ZodObject<Shape>>) => Value;
  /** What may be logged: whether a secret is set, never the secret. */
  printable: (value: Value) => Printable;
}

type Printable = Readonly<Record<string, string | number | boolean>>;

interface Part {
  token: SettingsToken<unknown>;
  value: unknown;
  printable: Printable;
}

/** The part of the environment that one module reads. `part` throws where there are problems. */
export interface SettingsDefinition {
  problemsIn(variables: Variables): readonly string[];
  part(variables: Variables): Part;
}

export function defineSettings<Value, Shape extends z.ZodRawShape>(
  token: SettingsToken<Value>,
  { variables: shape, problems, value: valueOf, printable }: Definition<Value, Shape>,
): SettingsDefinition {
  const schema = z.object(shape);
  return {
    problemsIn: (variables) => [
      ...(schema.safeParse(variables).error?.issues ?? []).map(
        (issue) => `${issue.path.join('.')} ${issue.message}`,
      ),
      ...(problems?.(variables) ?? []),
    ],
    part: (variables) => {
      const value = valueOf(schema.parse(variables));
      return { token, value, printable: printable(value) };
    },
  };
}

/** Names every wrong variable at once, one per line. Never repeats a value: it may be a secret. */
export class InvalidSettings extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      ['The environment variables are not valid:', ...problems.map((problem) => `  ${problem}`)].join('\n'),
    );
    this.name = 'InvalidSettings';
  }
}

/** The settings of all modules, read once at start. */
export class Settings {
  private constructor(private readonly parts: readonly Part[]) {}

  /** Throws `InvalidSettings`. */
  static read(variables: Variables, definitions: readonly SettingsDefinition[]): Settings {
    const problems = definitions.flatMap((definition) => definition.problemsIn(variables));
    if (problems.length > 0) throw new InvalidSettings(problems);
    return new Settings(definitions.map((definition) => definition.part(variables)));
  }

  get<Value>(token: SettingsToken<Value>): Value {
    const part = this.parts.find((candidate) => candidate.token === token);
    if (part === undefined) throw new Error(`No settings are defined for ${token.name}.`);
    return part.value as Value;
  }

  providers(): Provider[] {
    return this.parts.map(({ token, value }) => ({ provide: token, useValue: value }));
  }

  printable(): Printable {
    return Object.assign({}, ...this.parts.map(({ printable }) => printable)) as Printable;
  }
}
