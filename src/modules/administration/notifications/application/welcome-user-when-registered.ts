import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UserRegistered } from '#modules/identity/contracts/index.js';
import { type Message } from '../domain/notification.js';
import { SendNotifications } from './send-notifications.js';

const FOR_ADULTS: readonly Message[] = [
  {
    kind: 'welcome',
    title: 'Welcome to Flyleaf',
    body: 'Your account is ready. Your home page shows what you can see here.',
    spanish: {
      title: 'Le damos la bienvenida a Flyleaf',
      body: 'Su cuenta está lista. En su página de inicio verá lo que hay aquí para usted.',
    },
    link: '/',
  },
];

/** In the order in which to take the steps. */
const FIRST_MESSAGES: Readonly<Record<UserRegistered['role'], readonly Message[]>> = {
  student: [
    {
      kind: 'welcome',
      title: 'Welcome to Flyleaf',
      body: 'Start with your profile. You can stop and come back any time.',
      spanish: {
        title: 'Le damos la bienvenida a Flyleaf',
        body: 'Empiece por su perfil. Puede parar y volver cuando quiera.',
      },
      link: '/profile',
    },
    {
      kind: 'complete-profile',
      title: 'Complete your profile',
      body: 'Your grades and test scores make your chances clearer. Add what you know so far.',
      spanish: {
        title: 'Complete su perfil',
        body: 'Con sus notas y exámenes sus posibilidades se ven más claras. Escriba lo que ya sabe.',
      },
      link: '/profile?section=academic&step=performance',
    },
    {
      kind: 'find-colleges',
      title: 'Find colleges',
      body: 'Explore colleges, see what each one asks for, and save the ones you like.',
      spanish: {
        title: 'Busque universidades',
        body: 'Explore, vea qué pide cada una y guarde las que le gusten.',
      },
      link: '/colleges',
    },
  ],
  parent: FOR_ADULTS,
  counselor: FOR_ADULTS,
  admin: [],
};

@Injectable()
@ReactsTo(UserRegistered)
export class WelcomeUserWhenRegistered implements Reaction<UserRegistered> {
  constructor(private readonly sendNotifications: SendNotifications) {}

  async handle({ userId, role }: UserRegistered): Promise<void> {
    await this.sendNotifications.to(userId, FIRST_MESSAGES[role]);
  }
}
