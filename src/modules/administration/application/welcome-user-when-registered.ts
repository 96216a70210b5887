import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UserRegistered } from '#modules/identity/contracts/index.js';
import { type Message } from '../domain/notification.js';
import { Messenger } from './messenger.js';

const FOR_ADULTS: readonly Message[] = [
  {
    kind: 'welcome',
    title: 'Welcome to Flyleaf',
    body: 'Your account is ready. Your home page shows what you can see here.',
    link: '/',
  },
];

/** The product and its two first steps, in the order they are worth taking. */
const FIRST_NEWS: Readonly<Record<UserRegistered['role'], readonly Message[]>> = {
  student: [
    {
      kind: 'welcome',
      title: 'Welcome to Flyleaf',
      body: 'Your profile is where everything starts. You can stop and come back any time.',
      link: '/profile',
    },
    {
      kind: 'complete-profile',
      title: 'Complete your profile',
      body: 'Your grades and test scores make your chances clearer. Add what you know so far.',
      link: '/profile?section=academic&step=performance',
    },
    {
      kind: 'find-colleges',
      title: 'Find colleges',
      body: 'Look around, see what each college asks for, and save the ones you like.',
      link: '/colleges',
    },
  ],
  parent: FOR_ADULTS,
  counselor: FOR_ADULTS,
  admin: [],
};

/** Nobody starts with an empty page. */
@Injectable()
@ReactsTo(UserRegistered)
export class WelcomeUserWhenRegistered implements Reaction<UserRegistered> {
  constructor(private readonly messenger: Messenger) {}

  async handle({ userId, role }: UserRegistered): Promise<void> {
    await this.messenger.tell(userId, FIRST_NEWS[role]);
  }
}
