import { Skeleton } from '@bandari/ui'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { updateTrainingProgress } from '../../providers/agents.ts'
import { useReading } from '../../providers/use-operation.ts'
import { formatMoney } from '../../shared/format.ts'
import { formatRate } from '../../shared/programme/rate.ts'
import css from './Training.module.css'
import { t } from '../../language/translator.ts'

/** Account spec §9, with the sales that the shop asks for today (decisions 15). */
export function PositionsTable() {
  const { data, error, refetch } = useReading(['updateTrainingProgress', {}], () =>
    updateTrainingProgress(),
  )
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalTraining.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="block" height="180px" />
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
        {data.positions.map(({ name, from, direct_rate, downline_rate }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatMoney({ amount: from, currency: data.currency, decimals: 0 })}</td>
            <td>{formatRate(direct_rate)}</td>
            <td>{formatRate(downline_rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
