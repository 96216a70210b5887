import { ReminderLinks } from '../application/reminder-links.js';

export class ConfiguredReminderLinks extends ReminderLinks {
  private readonly root: string;

  constructor(publicUrl: string) {
    super();
    this.root = publicUrl.replace(/\/*$/, '');
  }

  application(applicationId: string): string {
    return `${this.root}/applications/${applicationId}`;
  }

  applications(): string {
    return `${this.root}/applications`;
  }

  calendar(token: string): string {
    return `${this.root}/api/calendar/${token}.ics`;
  }

  settings(): string {
    return `${this.root}/settings/notifications`;
  }
}
