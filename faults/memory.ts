import { type Replica } from './replica.js';

const SAMPLE_EVERY_MS = 5_000;
/** Before that, caches fill and code is compiled. */
const WARM_AFTER_SECONDS = 90;
const LONG_ENOUGH_SECONDS = 480;

interface Life {
  replica: string;
  samples: { ageSeconds: number; rssMb: number }[];
}

export interface MemoryFigures {
  replica: string;
  lives: number;
  longestMinutes: number;
  firstQuarterMb: number;
  lastQuarterMb: number;
  mostMb: number;
  verdict: 'flat' | 'GROWS' | 'too short to say';
}

/** Resident memory of every process of the product over its life. */
export class Memory {
  private readonly lives = new Map<number, Life>();
  private readonly timer: NodeJS.Timeout;

  constructor(replicas: readonly Replica[]) {
    this.timer = setInterval(() => {
      for (const replica of replicas) this.sample(replica);
    }, SAMPLE_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  figuresOf({ name }: Replica): MemoryFigures {
    const lives = [...this.lives.values()].filter(({ replica }) => replica === name);
    const ageOf = ({ samples }: Life) => samples.at(-1)?.ageSeconds ?? 0;
    const [longest] = lives.sort((one, other) => ageOf(other) - ageOf(one));
    const warm = longest?.samples.filter(({ ageSeconds }) => ageSeconds > WARM_AFTER_SECONDS) ?? [];
    const quarter = Math.ceil(warm.length / 4);
    const firstQuarterMb = median(warm.slice(0, quarter));
    const lastQuarterMb = median(warm.slice(-quarter));
    const isLong = longest !== undefined && ageOf(longest) > LONG_ENOUGH_SECONDS;
    const isFlat = lastQuarterMb <= firstQuarterMb * 1.15 + 15;
    return {
      replica: name,
      lives: lives.length,
      longestMinutes: longest === undefined ? 0 : ageOf(longest) / 60,
      firstQuarterMb,
      lastQuarterMb,
      mostMb: Math.max(0, ...lives.flatMap(({ samples }) => samples.map(({ rssMb }) => rssMb))),
      verdict: !isLong ? 'too short to say' : isFlat ? 'flat' : 'GROWS',
    };
  }

  private sample(replica: Replica): void {
    const memory = replica.memory();
    if (memory === null) return;
    const life = this.lives.get(memory.pid) ?? { replica: replica.name, samples: [] };
    life.samples.push({ ageSeconds: memory.ageSeconds, rssMb: memory.rssMb });
    this.lives.set(memory.pid, life);
  }
}

function median(samples: Life['samples']): number {
  const sorted = samples.map(({ rssMb }) => rssMb).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
