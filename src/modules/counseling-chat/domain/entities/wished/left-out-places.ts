const LEAVES_OUT =
  /(?:\boutside(?: of)?|\b(?<!\b(?:why|if|or|whether) )not(?: in| from| near)?|\b(?:anywhere|anyplace|everywhere|somewhere|any state|all states?) (?:but|except|besides)(?: for)?(?: in)?|\bbut not(?: in)?|\bexcept(?: for)?(?: in)?|\bother than(?: in)?|\bbesides|\bexcluding|\bnothing(?: in| from| near)?|\b(?:no|none)(?: colleges| schools| ones)?(?: in| from)|\bout of|\baway from|\bleav(?:e|ing)(?: out)?|\bskip|\bexclude|\bnot want(?: to)?(?: (?:be|stay|go|live|end up))?(?: in| to)?)(?: the(?: state of)?)?$/;

/** Whether a place is one to stay out of, by the words before it: "outside California", "anywhere but Ohio". */
export const isLeftOut = (before: string): boolean => LEAVES_OUT.test(before);
