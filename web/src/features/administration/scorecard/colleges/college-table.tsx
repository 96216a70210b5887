import { type College } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { count, dollars, figure, percent } from '@/lib/words/figures';

const VERY_SELECTIVE = 0.2;

const COLUMNS = [
  'Name',
  'City',
  'State',
  'Admission rate',
  'Student size',
  'Out-of-state tuition',
  'Created',
];
const NUMBERS = COLUMNS.slice(3, 6);

const heading = 'px-3 py-2.5 text-left text-hint font-semibold text-muted-foreground first:pl-5';
const cell = 'px-3 py-3 first:pl-5 max-md:block max-md:px-4 max-md:py-0.5 max-md:first:pl-4';
const number = `${cell} text-right tabular-nums max-md:text-left`;

type CollegeTableProps = { colleges: readonly College[]; onEdit: (college: College) => void };

/** On a phone each row stacks. */
export const CollegeTable = ({ colleges, onEdit }: CollegeTableProps) => (
  <table className="w-full max-md:block">
    <thead className="max-md:sr-only">
      <tr className="border-b">
        {COLUMNS.map((name) => (
          <th key={name} scope="col" className={`${heading} ${NUMBERS.includes(name) ? 'text-right' : ''}`}>
            {name}
          </th>
        ))}
        <th scope="col" className={heading}>
          <span className="sr-only">Profile</span>
        </th>
      </tr>
    </thead>
    <tbody className="max-md:block">
      {colleges.map((college) => (
        <CollegeRow key={college.id} college={college} onEdit={() => onEdit(college)} />
      ))}
    </tbody>
  </table>
);

const CollegeRow = ({ college, onEdit }: { college: College; onEdit: () => void }) => {
  const { missing } = college;

  return (
    <tr className="border-b last:border-0 max-md:block max-md:py-3">
      <th scope="row" className={`${cell} text-left font-semibold`}>
        {college.name}
      </th>
      <td className={`${cell} max-md:inline max-md:pr-0 max-md:after:content-[',']`}>{college.city}</td>
      <td className={`${cell} max-md:inline max-md:pl-1`}>{college.state}</td>
      <td className={number}>
        <Label>Admission rate</Label>
        <AdmissionRate college={college} />
      </td>
      <td className={number}>
        <Label>Student size</Label>
        {figure(college.studentSize, count, missing['studentSize'])}
      </td>
      <td className={number}>
        <Label>Out-of-state tuition</Label>
        {figure(college.tuitionOutOfState, dollars, missing['tuitionOutOfState'])}
      </td>
      <td className={`${cell} whitespace-nowrap text-muted-foreground tabular-nums`}>
        <Label>Created</Label>
        {new Date(college.createdAt).toLocaleDateString('en-US', { dateStyle: 'medium' })}
      </td>
      <td className={`${cell} text-right max-md:pt-2 max-md:text-left`}>
        <Button variant="outline" size="sm" aria-label={`Edit profile of ${college.name}`} onClick={onEdit}>
          Edit profile
        </Button>
      </td>
    </tr>
  );
};

const Label = ({ children }: { children: string }) => (
  <span className="mr-2 text-hint text-muted-foreground md:hidden">{children}</span>
);

const AdmissionRate = ({ college: { acceptanceRate, missing } }: { college: College }) => {
  const words = figure(acceptanceRate, (rate) => percent(rate, 1), missing['acceptanceRate']);

  return acceptanceRate !== null && acceptanceRate < VERY_SELECTIVE ? (
    <Badge className="bg-destructive text-destructive-foreground">{words}</Badge>
  ) : (
    words
  );
};
