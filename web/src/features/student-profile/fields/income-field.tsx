import { incomes } from './choices';
import { PrivateChoice } from './private-choice';

export const IncomeField = () => (
  <PrivateChoice
    name="householdIncomeRange"
    label="Household income"
    hint="US dollars a year, before taxes. A rough guess is enough."
    why="What colleges charge depends on what a family earns. We use your answer only for cost: what a college would likely cost a family like yours, and whether that fits. It never affects your chance of getting in."
    options={incomes}
  />
);
