import { count, dollars } from '@/lib/words/figures';
import { type OwnFacts } from '../college/own-facts';
import { ownProgramsFirst } from '../college/own-programs';
import { BreakableTitle } from './breakable-title';
import { type ProgramField } from './program-lists';

type ProgramTableProps = {
  title: string;
  programs: ProgramField['programs'];
  major: OwnFacts['major'];
};

/** Three columns; on a phone the graduates are under the program's name. */
export const ProgramTable = ({ title, programs, major }: ProgramTableProps) => (
  <table className="mb-3 w-full text-hint tabular-nums">
    <caption className="sr-only">{title}</caption>
    <thead>
      <tr className="text-left text-small text-muted-foreground [&>th]:py-1.5 [&>th]:font-normal">
        <th scope="col">Program</th>
        <th scope="col" className="text-right max-md:hidden">
          Graduates
        </th>
        <th scope="col" className="text-right">
          Earn after 5 years
        </th>
      </tr>
    </thead>
    <tbody>
      {ownProgramsFirst(programs, major).map(({ program, mark }) => (
        <tr key={program.cip} className="border-t align-top [&>*]:py-2">
          <th
            scope="row"
            className={
              mark === null
                ? 'pr-3 text-left font-normal wrap-anywhere'
                : 'pr-3 text-left font-semibold wrap-anywhere'
            }
          >
            <BreakableTitle title={program.title} />
            {mark !== null && ` (${mark})`}
            <span className="block text-small font-normal text-muted-foreground md:hidden">
              {graduatesWords(program.graduates)}
            </span>
          </th>
          <td className="pl-3 text-right max-md:hidden">
            {program.graduates === null ? 'Not reported' : count(program.graduates)}
          </td>
          <td className="pl-3 text-right whitespace-nowrap">
            {program.medianEarnings === null ? 'Not published' : dollars(program.medianEarnings)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const graduatesWords = (graduates: number | null) => {
  if (graduates === null) return 'Graduates not reported';
  return graduates === 1 ? '1 graduate' : `${count(graduates)} graduates`;
};
