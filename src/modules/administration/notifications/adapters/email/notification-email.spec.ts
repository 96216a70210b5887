import { describe, expect, it } from 'vitest';
import { notificationEmail } from './notification-email.js';

const ENDED = {
  kind: 'sharing-ended',
  title: 'Maya Lin stopped sharing',
  body: 'Ask them if you need something.',
  spanish: { title: 'Maya Lin dejó de compartir', body: 'Si necesita algo, pregúntele.' },
  link: '/',
};
const COMMENTED = {
  kind: 'essay-commented',
  title: 'A comment',
  body: 'Someone wrote.',
  spanish: null,
  link: '/essays/1?tab=comments',
};
const reader = (language: 'en' | 'es') => ({ language, publicUrl: 'https://flyleaf.example/' });

describe('the email about notifications', () => {
  it('says the one thing, where to go and where to turn it off', () => {
    expect(notificationEmail([COMMENTED], reader('en'))).toEqual({
      subject: 'A comment',
      paragraphs: ['Someone wrote.'],
      action: { label: 'Open Flyleaf', url: 'https://flyleaf.example/essays/1?tab=comments' },
      afterwards: ['You asked for these emails. You can turn them off at any time.'],
      settings: {
        label: 'Change what we email you',
        url: 'https://flyleaf.example/settings/notifications',
      },
    });
  });

  it('is one for several things', () => {
    const { subject, items } = notificationEmail([ENDED, COMMENTED], reader('en'));

    expect([subject, items?.map(({ title }) => title)]).toEqual([
      '2 things are new',
      ['Maya Lin stopped sharing', 'A comment'],
    ]);
  });

  it('has no English word of a notification in Spanish, whatever its kind', () => {
    const unknown = { ...COMMENTED, kind: 'something-new' };
    const written = JSON.stringify(notificationEmail([ENDED, COMMENTED, unknown], reader('es')));

    for (const { title, body } of [ENDED, COMMENTED]) {
      expect(written).not.toContain(title);
      expect(written).not.toContain(body);
    }
    expect(written).toContain('Maya Lin dejó de compartir');
    expect(written).toContain('Hay una novedad para usted');
  });
});
