/** Someone who runs Flyleaf, or a counselor whom the student let in. */
export type Commenter =
  | { readonly role: 'admin'; readonly userId: string }
  | { readonly role: 'counselor'; readonly userId: string; readonly studentId: string };
