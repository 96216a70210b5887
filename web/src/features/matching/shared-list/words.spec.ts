import { describe, expect, it } from 'vitest';
import { isMissed, nextFirst } from './next-first';
import { english, type SharedApplication } from './words';
import { spanish } from './words.es';

const application = (
  changes: Partial<SharedApplication> & { date?: string | null } = {},
): SharedApplication => ({
  id: '00000000-0000-7000-8000-000000000001',
  collegeId: 204796,
  collegeName: 'Ohio State University',
  applicationType: 'Early Action',
  plan: null,
  status: 'Planning',
  decisionResult: null,
  checklist: [],
  ...changes,
  deadline: {
    date: changes.date === undefined ? '2026-12-01' : changes.date,
    kind: 'usual',
    note: 'Usual date, check the college',
    planBy: null,
    cycle: null,
    source: null,
    checkedOn: null,
    checkedWhere: null,
    lastCycle: { cycle: '2025-26', date: '2025-11-01', note: 'For 2025-26 it was November 1, 2025.' },
    otherDates: [],
  },
});

describe('the words about a shared list', () => {
  it('are all Spanish in Spanish, also where the server’s note is English', () => {
    const told = application();

    expect(english.note(told)).toBe('Usual date, check the college');
    expect(spanish.note(told)).toBe('Fecha habitual de este plazo; confírmela con la universidad.');
    expect(spanish.lastCycle(told)).toBe('Para el ciclo 2025-26, la fecha fue el 1 de noviembre de 2025.');
    expect(spanish.round(application({ applicationType: 'Early Decision', plan: 'ED II' }))).toBe(
      'Early Decision II (compromiso de asistir)',
    );
    expect(spanish.round(application({ plan: 'Priority' }))).toBe('Early Action (con fecha de prioridad)');
    expect(spanish.day('2027-01-01')).toBe('1 de enero de 2027');
    expect(spanish.standing(application({ status: 'Decided', decisionResult: 'Waitlisted' }))).toBe(
      'En lista de espera',
    );
  });

  it('tell a chance and its lower end in Spanish', () => {
    expect(spanish.chance({ estimate: 0.05, low: 0, high: 0.08, reasons: [] })).toBe(
      'Posibilidad de admisión: menos del 8%',
    );
    expect(spanish.chance({ estimate: 0.6, low: 0.34, high: 0.89, reasons: [] })).toBe(
      'Posibilidad de admisión: 34–89%',
    );
    expect(spanish.reason({ factor: 'grades', points: -6.4 })).toBe('Calificaciones: unos 6 puntos menos');
  });
});

describe('the order of shared applications', () => {
  it('begins with the next date and ends with what was sent or has no date', () => {
    const order = nextFirst(
      [
        application({ collegeName: 'sent', status: 'Submitted' }),
        application({ collegeName: 'later', date: '2027-01-01' }),
        application({ collegeName: 'no date', date: null }),
        application({ collegeName: 'next' }),
      ],
      '2026-11-24',
    );

    expect(order.map(({ collegeName }) => collegeName)).toEqual(['next', 'later', 'sent', 'no date']);
  });

  it('misses only a date that passed before the application was sent', () => {
    const missed = (changes: Parameters<typeof application>[0]) =>
      isMissed(application(changes), '2026-12-02');

    expect(missed({})).toBe(true);
    expect(missed({ date: '2026-12-02' })).toBe(false);
    expect(missed({ status: 'Submitted' })).toBe(false);
    expect(missed({ date: null })).toBe(false);
  });
});
