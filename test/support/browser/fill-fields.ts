import { type Locator, type Page } from 'playwright';
import { type Sample } from '../data/sample-answers.js';

/** A control has the name of its field as its id. */
export const controlOf = (page: Page, field: string): Locator => page.locator(`[id="${field}"]`);

/**
 * Answers every question on this page that `samples` knows, also those that appear because of an answer. Returns the fields
 * answered; what is worked out and cannot be typed is left alone.
 */
export async function fillFields(page: Page, samples: Readonly<Record<string, Sample>>): Promise<string[]> {
  const filled = new Set<string>();
  for (;;) {
    const before = filled.size;
    for (const [field, sample] of Object.entries(samples)) {
      if (filled.has(field) || !(await isAsked(controlOf(page, field)))) continue;
      await answer(page, field, sample);
      filled.add(field);
    }
    if (filled.size === before) return [...filled];
  }
}

const isAsked = async (control: Locator): Promise<boolean> =>
  (await control.isVisible()) && (await control.getAttribute('readonly')) === null;

async function answer(page: Page, field: string, sample: Sample): Promise<void> {
  const control = controlOf(page, field);
  if (await isTyped(control)) await control.fill(String(sample));
  else if ((await control.getAttribute('role')) === 'combobox') await choose(page, control, String(sample));
  else for (const value of typeof sample === 'object' ? sample : [sample]) await press(control, value);
}

/** Whether text is typed into it. */
export const isTyped = async (control: Locator): Promise<boolean> =>
  (await control.locator('xpath=self::input|self::textarea').count()) > 0;

async function press(group: Locator, value: Sample): Promise<void> {
  const stored = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
  await group.locator(`[data-value="${stored}"], input[value="${stored}"]`).click();
}

/** Two letters are the code of a state, whose option bears its name. */
async function choose(page: Page, control: Locator, value: string): Promise<void> {
  const name = value === 'OH' ? 'Ohio' : value;
  await control.click();
  const search = page.getByPlaceholder(/^Search /);
  await page.getByRole('option').first().waitFor();
  if (await search.isVisible()) await search.fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}
