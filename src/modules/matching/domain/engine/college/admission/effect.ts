/** How far something shifts the latent score of an application, and how uncertain that is. */
export interface Effect {
  readonly shift: number;
  readonly variance: number;
}

export const NO_EFFECT: Effect = { shift: 0, variance: 0 };
