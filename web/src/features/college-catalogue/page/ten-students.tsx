const TEN = Array.from({ length: 10 }, (_, place) => place);

type TenStudentsProps = {
  /** A fraction of 1. */
  share: number;
  /** The whole sentence, which is also shown. */
  sentence: string;
};

/** A share as so many of ten students. */
export const TenStudents = ({ share, sentence }: TenStudentsProps) => (
  <div className="grid gap-2">
    <svg viewBox="0 0 300 44" role="img" aria-label={sentence} className="w-full max-w-90">
      {TEN.map((place) => (
        <g
          key={place}
          transform={`translate(${(place * 30 + 15).toString()} 0)`}
          className={place < Math.round(share * 10) ? 'fill-primary' : 'fill-track'}
        >
          <circle cy="11" r="7.5" />
          <path d="M-11 42v-6a11 11 0 0 1 22 0v6z" />
        </g>
      ))}
    </svg>
    <p className="font-semibold">{sentence}</p>
  </div>
);
