import { type ComponentType } from 'react';
import {
  AnalysisPicture,
  ApplyPicture,
  ProfilePicture,
  RecommendationPicture,
  type StepPictureProps,
} from './step-pictures';

type Step = {
  step: 'profile' | 'analysis' | 'recommendations' | 'apply';
  picture: ComponentType<StepPictureProps>;
};

const STEPS: readonly Step[] = [
  { step: 'profile', picture: ProfilePicture },
  { step: 'analysis', picture: AnalysisPicture },
  { step: 'recommendations', picture: RecommendationPicture },
  { step: 'apply', picture: ApplyPicture },
];

export const FourSteps = ({ words, say }: StepPictureProps) => (
  <section id="how" className="pt-12 md:pt-19">
    <h2 className="text-[1.875rem] leading-8.5 font-bold tracking-[-0.03em] md:text-display">
      {words.steps.title}
    </h2>
    <ol className="mt-5.5 grid gap-3.5 md:mt-9 md:grid-cols-2 md:gap-5 xl:grid-cols-4">
      {STEPS.map(({ step, picture: Picture }, index) => (
        <li key={step} className="grid content-start gap-2 rounded-[18px] border bg-card p-5.5">
          <div aria-hidden className="mb-2 grid h-27 content-center rounded-[12px] bg-sunken p-3.5">
            <Picture words={words} say={say} />
          </div>
          <span
            aria-hidden
            className="size-7 rounded-[8px] bg-secondary text-center font-display leading-7 font-bold text-secondary-foreground"
          >
            {index + 1}
          </span>
          <h3 className="text-title">{words.steps[step].title}</h3>
          <p className="text-pretty text-muted-foreground">{words.steps[step].words}</p>
        </li>
      ))}
    </ol>
  </section>
);
