/** Who read the essay, from a name such as `built-in/1` or `built-in/1+small-model/1`. */
export const readerInWords = (model: string) => {
  const [, second] = model.split('+');
  return second === undefined
    ? 'Flyleaf’s own reader, by rules and without a language model'
    : `Flyleaf’s own reader together with a language model (${withoutNumber(second)})`;
};

const withoutNumber = (name: string) => name.replace(/\/\d+$/, '');
