const alternatives = (text: string): string => text.split(/\s+/).filter(Boolean).join('|');

/** Names of feelings, as part of a pattern. */
export const FEELINGS = alternatives(`
afraid alone angry anxious ashamed bored burned-out confident confused crushed defeated depressed desperate determined devastated disappointed
discouraged distraught ecstatic embarrassed emotional empty excited exhausted frustrated fulfilled furious grateful guilty happy happier happiness heartbroken
helpless hopeless horrible humbled humiliated hurt inadequate insecure inspired invisible isolated jealous joyful lonely lost mad miserable moved motivated
nervous nostalgic optimistic overjoyed overwhelmed panicked passionate powerless pressure proud relieved sad scared self-conscious shocked speechless stress stressed
stuck terrible terrified thankful thrilled touched uncomfortable unhappy unsure upset vulnerable worried worthless
`);

/** They need no louder word beside them. */
export const STRONG_FEELINGS = alternatives(`
burned-out crushed devastated distraught ecstatic heartbroken helpless hopeless horrible humiliated inadequate isolated miserable overjoyed overwhelmed powerless self-conscious shocked
speechless terrified thrilled worthless invisible hurt
`);

/** What is said of an experience when it is not shown. */
export const JUDGMENTS = alternatives(`
addictive amazing awesome challenge challenging competitive crazy demanding devastating difficult eye-opening emotional engaging  exciting exhausting
fantastic fascinating fulfilling grueling heartbreaking heartwarming humbling incredible inspiring inspirational intense intimidating life-changing 
magical meaningful memorable nerve-racking nerve-wracking overwhelming painful peaceful powerful profound relaxing rewarding rough shocking stressful struggle
surreal terrifying thrilling tough transformative unforgettable valuable wonderful worthwhile
`);

/** The same, where a louder word stands beside them. */
export const MILD_JUDGMENTS = alternatives(
  'beautiful best enjoyable fun hard important interesting lonely nice sad scary special terrible awful unique',
);
