import { Link } from 'react-router-dom';
import { offerAddress, type WithOffer } from '../aid';
import { OFFER_ROWS, type OfferRow } from './offer-rows';

/** Offers as columns. On a phone they are swiped while the first column stays. */
export const OffersTable = ({ offers }: { offers: readonly WithOffer[] }) => (
  <div
    role="group"
    aria-label="Offers side by side"
    tabIndex={0}
    className="snap-x snap-proximity scroll-pl-28 overflow-x-auto overscroll-x-contain rounded-lg border bg-card shadow-card md:scroll-pl-44 print:overflow-visible"
  >
    <table className="w-full border-separate border-spacing-0 text-hint tabular-nums [&_tbody>tr:last-child>*]:border-b-0">
      <caption className="sr-only">
        {offers.map(({ college }) => college.shortName).join(', ')} side by side
      </caption>
      <thead>
        <tr className="align-top">
          <td className={firstColumn} />
          {offers.map(({ id, college }) => (
            <th key={id} scope="col" className="snap-start border-b border-l p-3 text-left">
              <Link to={offerAddress(id)} className="link text-interface font-semibold">
                {college.shortName}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {OFFER_ROWS.map((row) => (
          <Row key={row.label} row={row} offers={offers} />
        ))}
        <tr className="align-top">
          <th scope="row" className={firstColumn}>
            Not clear in the letter
          </th>
          {offers.map(({ id, offer }) => (
            <td key={id} className={cell}>
              {offer.unclear.length === 0 ? (
                'Nothing found'
              ) : (
                <ul className="grid gap-1.5">
                  {offer.unclear.map((finding) => (
                    <li key={finding}>{finding}</li>
                  ))}
                </ul>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </div>
);

const firstColumn =
  'sticky left-0 z-1 w-28 max-w-28 min-w-28 border-b bg-card p-2.5 text-left align-top font-semibold wrap-break-word md:w-44 md:max-w-44 md:min-w-44 md:p-3';
const cell = 'min-w-46 border-b border-l p-3 text-pretty first-letter:uppercase md:min-w-38';

const Row = ({ row, offers }: { row: OfferRow; offers: readonly WithOffer[] }) => (
  <tr className="align-top">
    <th scope="row" className={firstColumn}>
      {row.label}
      {row.note !== undefined && (
        <span className="mt-0.5 block text-micro font-normal text-muted-foreground">{row.note}</span>
      )}
    </th>
    {offers.map((application) => (
      <td
        key={application.id}
        className={`${cell} ${row.strong === true ? 'text-interface font-[650]' : ''}`}
      >
        {row.cell(application)}
      </td>
    ))}
  </tr>
);
