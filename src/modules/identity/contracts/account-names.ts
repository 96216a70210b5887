/** How the people who run Flyleaf call an account. */
export interface AccountName {
  /** First and last name, else the email. */
  readonly name: string;
  readonly email: string;
}

export abstract class AccountNames {
  /** By id; an unknown id is absent. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, AccountName>>;
}
