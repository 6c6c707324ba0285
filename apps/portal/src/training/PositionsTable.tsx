import { formatMoney } from '../shared/format.ts'
import { positions } from '../shared/programme/programme.data.ts'
import css from './Training.module.css'

/** Account spec §9, with the thresholds of decisions 15. */
export function PositionsTable() {
  return (
    <table className={css.table}>
      <caption className={css.caption}>Earned positions and commission rates</caption>
      <thead>
        <tr>
          <th scope="col">Position</th>
          <th scope="col">Team sales from</th>
          <th scope="col">Direct referrals</th>
          <th scope="col">Downline referrals</th>
        </tr>
      </thead>
      <tbody>
        {positions.map(({ name, sales, direct, downline }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatMoney({ amount: sales, currency: 'USD', decimals: 0 })}</td>
            <td>{direct}</td>
            <td>{downline}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
