import { type EssayPlan } from '@/api';

type Family = EssayPlan['essays'][number]['family'];

/** What an essay is about, as a heading. */
export const familyWords: Record<Family, string> = {
  identity: 'Who you are',
  challenge: 'A hard time',
  belief: 'A belief that was questioned',
  gratitude: 'Something you are thankful for',
  growth: 'How you grew',
  curiosity: 'What you love to think about',
  open: 'A topic you choose',
  leadership: 'How you led',
  creativity: 'How you are creative',
  talent: 'A skill you built',
  education: 'A chance or a barrier in learning',
  subject: 'A school subject',
  community: 'A community of yours',
  standout: 'What else makes you stand out',
  story: 'A story from your life',
  impact: 'What you did for others',
  advice: 'What you would tell someone',
  'why-us': 'Why this college',
  'why-major': 'Why this field of study',
  activity: 'One of your activities',
  perspective: 'Where your view comes from',
  'short-take': 'A short answer',
  roommate: 'A note to your roommate',
  imagination: 'A playful question',
  goals: 'Your plans',
  need: 'Why help with the cost matters',
  context: 'What the rest leaves out',
};
