import type { PriceList, PriceListPreview } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoney } from '../../shared/format.ts'
import { Section } from '../../staff/record/Section.tsx'
import css from '../ImportRules.module.css'
import { Matching } from './Matching.tsx'
import { changeLabels } from './price-list-labels.tsx'

/** How an edition differs from the one before it, and how far we know its vehicles. */
export function Preview({ list }: { list: PriceList }) {
  const reading = useOperation('getPriceListPreview', { path: { id: list.id } })
  const { data, error, refetch } = reading
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        title={t('staffImportRules.pricePreview.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Loading label={t('staffImportRules.pricePreview.loading')} />
  const { changes, matching } = data
  return (
    <>
      {list.succeeds !== null && (
        <Section title={t('staffImportRules.pricePreview.title')}>
          {changes.map((change) => (
            <Change key={change.change} change={change} currency={list.currency} />
          ))}
        </Section>
      )}
      <Matching list={list} matching={matching} />
    </>
  )
}

type PriceChange = PriceListPreview['changes'][number]

function Change({
  change: { change, total, rows },
  currency,
}: {
  change: PriceChange
  currency: string
}) {
  return (
    <>
      <h3 className={css.heading}>{t(changeLabels[change], { count: total })}</h3>
      {rows.length > 0 && (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('staffImportRules.pricePreview.vehicle')}</th>
                <th scope="col">{t('staffImportRules.pricePreview.before')}</th>
                <th scope="col">{t('staffImportRules.pricePreview.after')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <tr key={place}>
                  <th scope="row">
                    {row.make} {row.model}
                    <br />
                    <span className={css.quiet}>{factsOf(row)}</span>
                  </th>
                  <td>{pricesOf(row.before, currency)}</td>
                  <td>{pricesOf(row.after, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {total > rows.length && (
        <p className={css.quiet}>
          {t('staffImportRules.pricePreview.dearest', { count: rows.length })}
        </p>
      )}
    </>
  )
}

function factsOf({ model_code: code, engine_cc: cc, fuel }: PriceChange['rows'][number]): string {
  return [code, cc === null ? '' : `${cc} cc`, fuel?.replaceAll('_', ' ') ?? '']
    .filter((fact) => fact !== '')
    .join(' · ')
}

function pricesOf(prices: PriceChange['rows'][number]['before'], currency: string): string {
  if (prices === null) return '–'
  const priced = (amount: string | null) =>
    amount === null ? t('staffImportRules.pricePreview.noPrice') : formatMoney({ amount, currency })
  return [...new Set(prices.map(priced))].join(', ')
}
