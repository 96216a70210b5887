import { type CollegeRow } from './block-types';
import { BlockRow, BlockRows, CollegeLink } from './block-rows';

type CollegesProps = { rows: readonly CollegeRow[]; linkTo: (collegeId: number) => string };

export const Colleges = ({ rows, linkTo }: CollegesProps) => (
  <BlockRows>
    {rows.map(({ collegeId, name, place, facts }) => (
      <BlockRow key={collegeId}>
        <CollegeLink name={name} to={linkTo(collegeId)} />
        <div aria-hidden className="text-small text-muted-foreground">
          <p>{place}</p>
          <ul className="flex flex-wrap gap-x-3.5 gap-y-0.5">
            {facts.map((fact) => (
              <li key={fact} className="text-foreground">
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </BlockRow>
    ))}
  </BlockRows>
);
