import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { ApplicationDecided } from '#modules/matching/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { SendNotifications } from './send-notifications.js';

/** What to do next. Nothing is said about an application that the student withdrew. */
const NEXT: Readonly<Record<ApplicationDecided['result'], string | null>> = {
  Accepted: 'You’re in. Next: look at the aid offer, and check by when to reply.',
  Deferred:
    'Your application moves on to the next round. Check what the college would like to hear from you.',
  Waitlisted: 'Decide whether to stay on the list, and keep a place somewhere else.',
  Rejected: 'It’s one answer, not a verdict on you. See what is still open.',
  Enrolled: 'You chose your college. Next: the deposit, and a word to the others.',
  Withdrawn: null,
};

const NEXT_IN_SPANISH: Readonly<Record<ApplicationDecided['result'], string>> = {
  Accepted: '¡Le aceptaron! Lo que sigue: vea la oferta de ayuda y revise para cuándo debe responder.',
  Deferred: 'Su solicitud pasa a la próxima ronda. Revise qué más quiere saber de usted la universidad.',
  Waitlisted: 'Decida si sigue en la lista de espera y conserve un lugar en otra universidad.',
  Rejected: 'Es una respuesta, no un juicio sobre usted. Vea lo que sigue abierto.',
  Enrolled: 'Eligió su universidad. Lo que sigue: el depósito, y avisar a las demás.',
  Withdrawn: '',
};

@Injectable()
@ReactsTo(ApplicationDecided)
export class TellStudentOfDecision implements Reaction<ApplicationDecided> {
  constructor(
    private readonly cards: CollegeCards,
    private readonly sendNotifications: SendNotifications,
  ) {}

  async handle({ studentId, applicationId, collegeId, result }: ApplicationDecided): Promise<void> {
    const body = NEXT[result];
    const college = (await this.cards.of([collegeId])).get(collegeId);
    if (body === null || college === undefined) return;
    await this.sendNotifications.to(studentId, [
      {
        kind: 'application-decided',
        subject: `${applicationId} ${result}`,
        title: `${college.shortName}: what comes next`,
        body,
        spanish: { title: `${college.shortName}: lo que sigue`, body: NEXT_IN_SPANISH[result] },
        link: `/applications/${applicationId}`,
      },
    ]);
  }
}
