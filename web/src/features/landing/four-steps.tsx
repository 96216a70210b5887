import { type ComponentType } from 'react';
import { AnalysisPicture, ApplyPicture, ProfilePicture, RecommendationPicture } from './step-pictures';

type Step = { title: string; words: string; picture: ComponentType };

const steps: readonly Step[] = [
  {
    title: 'Create your profile',
    words: 'Grades, scores, activities and what you want from college. Skip what you don’t know yet.',
    picture: ProfilePicture,
  },
  {
    title: 'Get an AI analysis',
    words:
      'One published method, the same for everyone, shows what helps you at each college and what doesn’t.',
    picture: AnalysisPicture,
  },
  {
    title: 'Get recommendations',
    words: 'Reach, target and safety colleges, each with a chance range and a plain reason.',
    picture: RecommendationPicture,
  },
  {
    title: 'Apply',
    words: 'Keep what to send and by when in one place, each date with where it comes from.',
    picture: ApplyPicture,
  },
];

export const FourSteps = () => (
  <section id="how" className="pt-12 md:pt-19">
    <h2 className="text-[1.875rem] leading-8.5 font-bold tracking-[-0.03em] md:text-display">
      Four steps, at your pace
    </h2>
    <ol className="mt-5.5 grid gap-3.5 md:mt-9 md:grid-cols-2 md:gap-5 xl:grid-cols-4">
      {steps.map(({ title, words, picture: Picture }, index) => (
        <li key={title} className="grid content-start gap-2 rounded-[18px] border bg-card p-5.5">
          <div aria-hidden className="mb-2 grid h-27 content-center rounded-[12px] bg-sunken p-3.5">
            <Picture />
          </div>
          <span
            aria-hidden
            className="size-7 rounded-[8px] bg-secondary text-center font-display leading-7 font-bold text-secondary-foreground"
          >
            {index + 1}
          </span>
          <h3 className="text-title">{title}</h3>
          <p className="text-pretty text-muted-foreground">{words}</p>
        </li>
      ))}
    </ol>
  </section>
);
