import type { Import } from '@bandari/sdk'
import { Badge, Card, Notice, Skeleton } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { paths } from '../../../paths.ts'
import { type AnswerOf, useOperation } from '../../../providers/use-operation.ts'
import { formatMoney, formatPercent } from '../../../shared/format.ts'
import css from './PriceChanges.module.css'

type Prices = AnswerOf<'listImportPrices'>
type PriceChange = Prices['results'][number]

/** What each listing costs and would cost, the largest moves first; nothing where no price changes. */
export function PriceChanges({ found }: { found: Import }) {
  return found.changed_rows === 0 ? null : <Loaded id={found.id} />
}

function Loaded({ id }: { id: number }) {
  const { data, error, refetch } = useOperation('listImportPrices', { path: { id } })
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalImportEffects.prices.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="block" height="88px" />
  return data.count === 0 ? null : <Changes {...data} />
}

function Changes({ count, big, results }: Prices) {
  return (
    <section className={css.section} aria-labelledby="import-prices">
      <h2 id="import-prices" className={css.heading}>
        {t('portalImportEffects.prices.title', { count })}
      </h2>
      {big > 0 && (
        <Notice kind="attention">{t('portalImportEffects.prices.big', { count: big })}</Notice>
      )}
      <Card padded={false}>
        <ul className={css.list}>
          {results.map((change) => (
            <Change key={change.row} {...change} />
          ))}
        </ul>
      </Card>
      {results.length < count && (
        <p className={css.quiet}>
          {t('portalImportEffects.prices.largest', { count: results.length })}
        </p>
      )}
    </section>
  )
}

function Change({ prod_class, prod_id, title, reference, is_big, ...prices }: PriceChange) {
  return (
    <li className={css.change}>
      <span className={css.name}>
        <Link to={paths.listing(prod_class, prod_id)}>{title}</Link>
        {reference !== null && <span className={css.quiet}>{reference}</span>}
      </span>
      <span className={css.move}>
        <span>{moveLabel(prices)}</span>
        {prices.percent !== null && <strong>{signed(prices.percent)}</strong>}
        {is_big && <Badge tone="attention">{t('portalImportEffects.prices.isBig')}</Badge>}
      </span>
    </li>
  )
}

function moveLabel({
  before,
  after,
  currency,
}: Pick<PriceChange, 'before' | 'after' | 'currency'>): string {
  const priceOf = (amount: string) =>
    Number(amount) === 0 ? t('portalImportEffects.prices.none') : formatMoney({ amount, currency })
  return t('portalImportEffects.prices.move', { before: priceOf(before), after: priceOf(after) })
}

/** `+4%`, `−38.5%`, with the sign that stands as wide as the plus. */
function signed(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${formatPercent(Math.abs(percent))}`
}
