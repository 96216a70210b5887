/** Removes everything that identifies a person from the audit log. The entries stay, with only their time and kind. */
export abstract class AuditLogEraser {
  abstract erase(userId: string, email: string): Promise<void>;
}
