import { type CollegeCard } from '@/api';
import { Notice } from '@/components/ui/feedback/notice';
import { YearPrice } from '../../price/year-price';
import { roundNote } from '../begin/round-notes';

/** Before a promise, what it promises and what a year would cost. Only for Early Decision. */
export const PromiseAndPrice = ({ college }: { college: CollegeCard }) => (
  <div className="grid gap-3">
    <Notice>{roundNote({ applicationType: 'Early Decision', plan: null })}</Notice>
    <dl className="grid gap-0.5">
      <YearPrice college={college} />
    </dl>
    <p className="text-hint text-pretty text-muted-foreground">
      If the aid they offer isn’t enough for your family to pay, you can ask to be released. Ask the aid
      office how, before you send it.
    </p>
  </div>
);
