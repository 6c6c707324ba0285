import { Notice } from '@bandari/ui'
import { InfoSection } from '../shared/InfoPage.tsx'
import {
  dollars,
  highestTotal,
  holdingDays,
  payoutDays,
  payoutThreshold,
  percent,
  positions,
  trackingDays,
} from './programme.data.ts'
import { SupporterPage } from './SupporterPage.tsx'
import css from './InfoTable.module.css'

/** Account spec §9; decisions 14 and 15. */
export function SupporterCompensationPage() {
  return (
    <SupporterPage
      page="compensation"
      title="Compensation"
      lead={`Commission is a share of the price of the goods: ${percent(positions[0].rate)} to ${percent(positions[3].rate)} of each sale with your code, by position, and the same again on the sales of people you invited.`}
      description="The four earned positions with their commission rates for direct and downline referrals, thresholds, waiting times and an example."
    >
      <Rates />
      <InfoSection title="What the share is taken of" id="base">
        <p>
          Of the goods, after any discount, without shipping. In all, a sale pays out up to{' '}
          {percent(highestTotal)}.
        </p>
        <Notice title="An example">
          Somebody buys a car for $4,000, plus $700 shipping, with the code of an Independent
          Business Owner: they earn 1% of $4,000, which is $40. If an Executive Team Manager invited
          them, that person earns 1.5% of $4,000, which is $60.
        </Notice>
      </InfoSection>
      <InfoSection title="When it is paid" id="when">
        <ul>
          <li>A recommendation counts for {trackingDays} days.</li>
          <li>The sale must be {holdingDays} days old, counted from its payment.</li>
          <li>Commission is paid from a balance of {dollars(payoutThreshold)}.</li>
          <li>Payment is made within {payoutDays} working days.</li>
          <li>The commission of an order that is cancelled is taken back.</li>
        </ul>
      </InfoSection>
    </SupporterPage>
  )
}

function Rates() {
  return (
    <InfoSection title="Earned positions and rates" id="rates">
      <table className={css.table}>
        <caption className={css.caption}>
          Qualified sales are the paid sales of you and of the people you invited, added up.
        </caption>
        <thead>
          <tr>
            <th scope="col">Position</th>
            {['Qualified sales', 'Direct referrals', 'Downline referrals'].map((column) => (
              <th key={column} scope="col" className={css.number}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {positions.map(({ name, sales, rate }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={css.number}>{dollars(sales)}</td>
              <td className={css.number}>{percent(rate)}</td>
              <td className={css.number}>{percent(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        A new position counts for the sales after it. Nobody is moved down again. Direct is an order
        with your own code; downline is an order with the code of somebody you invited. It ends
        there: no commission is paid on the people they invite.
      </p>
    </InfoSection>
  )
}
