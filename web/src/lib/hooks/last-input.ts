let wasKey = false;

// Listens from the start: a part whose code is loaded when it opens would miss the key or click that opened it.
addEventListener('keydown', () => (wasKey = true), { capture: true });
addEventListener('pointerdown', () => (wasKey = false), { capture: true });

/** Whether the last input was a key rather than a pointer. */
export const lastInputWasKey = () => wasKey;
