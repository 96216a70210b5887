/** "Is Phoenix legit?", "why does everyone act like Sinclair is a bad choice?", of a text with its names or slots in it. */
export const asksForWorth = (plain: string): boolean =>
  /\b(?:legit|legitimate|scam|sketchy|a joke|a waste|trash|looked down|look down|diploma mill|a real (?:college|school|degree)|real degree|whats wrong with|what is wrong with|taken seriously|accredited)\b|\b(?:bad|dumb|stupid|terrible|good|smart|embarrassing) (?:choice|idea|option|move)\b/.test(
    plain,
  );

export const asksWhyPeopleGo = (plain: string): boolean =>
  /\bwhy (?:do|does|would|did) (?:so many |that many |these )?(?:people|anyone|anybody|everyone|students|kids) (?:even |still |actually )?(?:go|choose|pick|attend|apply|enroll|want)\b/.test(
    plain,
  );
