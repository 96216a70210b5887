let byKey = false;

// Heard from the first part of a page on that can open another: a part that is fetched as it opens has missed what opened it.
addEventListener('keydown', () => (byKey = true), { capture: true });
addEventListener('pointerdown', () => (byKey = false), { capture: true });

/** Whether a key was the last thing pressed, rather than a pointer. */
export const lastInputWasKey = () => byKey;
