import type { ProductFeed } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatCount } from '../../shared/format.ts'
import { reasonLabels } from './feed-labels.ts'
import css from './ProductFeeds.module.css'

/** Which vehicles on offer are not in the file: what they would have to tell. */
export function LeftOut({ run }: { run: NonNullable<ProductFeed['last_run']> }) {
  const { left_out: count, reasons } = run
  if (count === 0) return <p>{t('staffProductFeeds.allIn')}</p>
  return (
    <table className={css.reasons}>
      <caption>{t('staffProductFeeds.leftOut', { count })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('staffProductFeeds.why')}</th>
          <th scope="col">{t('staffProductFeeds.how')}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ reason, count: many }) => (
          <tr key={reason}>
            <th scope="row">{t(reasonLabels[reason])}</th>
            <td>{formatCount(many)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
