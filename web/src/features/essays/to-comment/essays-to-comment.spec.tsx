import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { EssaysToComment } from './essays-to-comment';

describe('essays in a caseload', () => {
  it.each([
    [2, '2 essays wait for your comment'],
    [1, '1 essay waits for your comment'],
    [0, '3 shared essays'],
  ])('with %d of three waiting lead to the essays of the student', (awaitingComment, name) => {
    renderScreen(<EssaysToComment studentId="maya" shared={3} awaitingComment={awaitingComment} />);

    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/students/maya/essays');
  });
});
