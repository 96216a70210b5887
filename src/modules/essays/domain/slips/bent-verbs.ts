/** After these a verb stays plain: "to go", "let her go", "watched him go". */
export const BENT: ReadonlySet<string> = new Set(
  "to let make made help helped watch watched saw see heard hear would could can will did didn't should might must had have having felt couldn't wouldn't either both".split(
    ' ',
  ),
);
