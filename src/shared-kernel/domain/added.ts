/** What became of adding something that may have been there already. */
export interface Added {
  id: string;
  isNew: boolean;
}
