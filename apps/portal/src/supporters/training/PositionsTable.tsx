import { formatMoney } from '../../shared/format.ts'
import { positions } from '../../shared/programme/programme.data.ts'
import { formatRate } from '../../shared/programme/rate.ts'
import css from './Training.module.css'
import { t } from '../../language/translator.ts'

/** Account spec §9, with the thresholds of decisions 15. */
export function PositionsTable() {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t('portalTraining.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('portalTraining.table.position')}</th>
          <th scope="col">{t('portalTraining.table.sales')}</th>
          <th scope="col">{t('portalTraining.table.direct')}</th>
          <th scope="col">{t('portalTraining.table.downline')}</th>
        </tr>
      </thead>
      <tbody>
        {positions.map(({ name, sales, direct, downline }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatMoney({ amount: sales, currency: 'USD', decimals: 0 })}</td>
            <td>{formatRate(direct)}</td>
            <td>{formatRate(downline)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
