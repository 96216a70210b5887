/** Words that several rules look for. */
export const KIN =
  '(?:mom|mother|dad|father|brother|sister|grandma|grandmother|grandpa|grandfather|teacher|coach|uncle|aunt|cousin|friend|boss)';
