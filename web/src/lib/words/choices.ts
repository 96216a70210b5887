export type Choice<Value extends string = string> = { value: Value; label: string };

type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** The values of an API field, from a record the compiler keeps complete. */
export const valuesOf = <Value extends string>(record: Readonly<Record<Value, unknown>>) =>
  Object.keys(record).filter((key): key is Value => Object.hasOwn(record, key));

/**
 * The values of an API field with their labels, in the order of the record. `Value` is a type of the generated client, so a missing or
 * unknown value does not compile.
 */
export const choicesFrom = <Value extends string>(labels: Labels<Value>): Choice<Value>[] =>
  valuesOf(labels).map((value) => ({ value, label: labels[value] }));

/** The chosen value, or null when the text is none of the choices. */
export const chosenOf = <Value extends string>(choices: readonly Choice<Value>[], text: string) =>
  choices.find(({ value }) => value === text)?.value ?? null;

export const chosenAmong = <Value extends string>(choices: readonly Choice<Value>[], texts: string[]) =>
  texts.map((text) => chosenOf(choices, text)).filter((value) => value !== null);

export const labelOf = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;
