import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { AccountNames } from '#modules/identity/contracts/index.js';
import { CollegeSuggested } from '#modules/matching/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { SendNotifications } from './send-notifications.js';

@Injectable()
@ReactsTo(CollegeSuggested)
export class TellStudentOfSuggestion implements Reaction<CollegeSuggested> {
  constructor(
    private readonly names: AccountNames,
    private readonly cards: CollegeCards,
    private readonly sendNotifications: SendNotifications,
  ) {}

  async handle({ suggestionId, studentId, adultId, collegeId }: CollegeSuggested): Promise<void> {
    const adult = (await this.names.of([adultId])).get(adultId);
    const college = (await this.cards.of([collegeId])).get(collegeId);
    if (adult === undefined || college === undefined) return;
    await this.sendNotifications.to(studentId, [
      {
        kind: 'college-suggested',
        subject: `${adultId} ${suggestionId}`,
        title: `${adult.name} suggested ${college.shortName}`,
        body: 'Save it to your list or say no thanks. It’s your list.',
        spanish: {
          title: `${adult.name} le sugirió ${college.shortName}`,
          body: 'Guárdela en su lista o diga que no. Es su lista.',
        },
        link: '/my-list',
      },
    ]);
  }
}
