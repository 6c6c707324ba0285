import type { LandedLine, LandedPrice, OrderedLandedPrice } from '@bandari/sdk'
import { certaintyLabels, payeeName } from '@bandari/i18n/landed-labels'
import { t } from '../../language/translator.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatLabelled, formatMoney, formatMoneyBounds } from '../../shared/format.ts'
import css from './LandedPrices.module.css'

type LandedTableProps = Pick<OrderedLandedPrice, 'ordered' | 'today' | 'ordered_at'>

/** Every line with its payee and certainty, as quoted when ordered, and today's value where it differs. */
export function LandedTable({ ordered, today, ordered_at }: LandedTableProps) {
  const prices = today ? [ordered, today] : [ordered]
  const priced = prices.flatMap(({ lines }) => lines)
  const missing = namesOf(prices.map(({ missing_lines }) => missing_lines)).filter(
    ({ id }) => !priced.some((line) => line.id === id),
  )
  const isWhole = prices.every(isLanded)
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('door.what')}</th>
          <th scope="col" className={css.number}>
            {t('portalAccount.landed.then', { day: formatDay(ordered_at) })}
          </th>
          {today && (
            <th scope="col" className={css.number}>
              {t('portalAccount.landed.today')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        <Group title={t('door.paidUs')} prices={prices} />
        <Lines pay="us" prices={prices} />
        <Sum
          label={t('door.totalUs')}
          amounts={prices.map(({ totals }) => range(totals.pay_us, totals.pay_us))}
        />
      </tbody>
      <tbody>
        <Group title={t('door.paidOthers')} prices={prices} />
        <Lines pay="others" prices={prices} />
        {missing.map(({ id, label }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {prices.map((price, at) => (
              <td key={at} className={css.number}>
                <Amount price={price} id={id} />
              </td>
            ))}
          </tr>
        ))}
        {priced.some(({ pay }) => pay === 'others') && (
          <Sum
            label={t('door.totalOthers')}
            amounts={prices.map(({ totals }) => range(totals.others_low, totals.others_high))}
          />
        )}
        <Sum
          label={t(isWhole ? 'portalAccount.landed.total' : 'portalAccount.landed.known')}
          amounts={prices.map((price) => inAll(price, isWhole))}
        />
      </tbody>
    </table>
  )
}

interface RowProps {
  prices: readonly LandedPrice[]
}

function Group({ title, prices }: RowProps & { title: string }) {
  return (
    <tr className={css.group}>
      <th scope="rowgroup" colSpan={1 + prices.length}>
        {title}
      </th>
    </tr>
  )
}

function Lines({ pay, prices }: RowProps & { pay: LandedLine['pay'] }) {
  const lines = namesOf(prices.map((price) => price.lines.filter((line) => line.pay === pay)))
  return lines.map((line) => (
    <tr key={line.id}>
      <th scope="row">
        {line.label}
        <small className={css.small}>
          {t('door.paidTo', { who: payeeName(line, t) })} · {t(certaintyLabels[line.certainty])}
        </small>
        <Source line={line} />
      </th>
      {prices.map((price, at) => (
        <td key={at} className={css.number}>
          <Amount price={price} id={line.id} />
        </td>
      ))}
    </tr>
  ))
}

/** An amount that nobody knew then or knows now is called unknown, never shown as 0. */
function Amount({ price, id }: { price: LandedPrice; id: string }) {
  const line = price.lines.find((one) => one.id === id)
  if (!line) return price.missing.includes(id) ? t('door.sure.notKnown') : '–'
  const { at_least: atLeast, currency, low, high, usd_low, usd_high } = line
  const dollars = range(usd_low, usd_high)
  return (
    <>
      {atLeast ? `${t('door.atLeast')} ${dollars}` : dollars}
      {currency !== 'USD' && <small className={css.small}>{range(low, high, currency)}</small>}
    </>
  )
}

/** A price of the shop's is its own source. */
function Source({ line: { rule, source, checked_on: checked } }: { line: LandedLine }) {
  if (rule === null || checked === null) return null
  const day = formatDay(checked)
  return (
    <small className={css.small}>
      {source === null ? t('door.checkedOn', { day }) : t('door.sourceRead', { source, day })}
    </small>
  )
}

function Sum({ label, amounts }: { label: string; amounts: readonly string[] }) {
  return (
    <tr className={css.sum}>
      <th scope="row">{label}</th>
      {amounts.map((amount, at) => (
        <td key={at} className={css.number}>
          {amount}
        </td>
      ))}
    </tr>
  )
}

/** Each once: those of the first list in their order, then what only the second has. */
function namesOf<One extends { id: string }>(lists: readonly (readonly One[])[]): One[] {
  const all = lists.flat()
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
}

function isLanded({ totals }: LandedPrice): boolean {
  return totals.landed_low !== null && totals.landed_high !== null
}

/** Where one price is known only in part, the other, whole one is labelled as a total. */
function inAll(price: LandedPrice, isWhole: boolean): string {
  const { landed_low: low, landed_high: high, known_low, known_high } = price.totals
  if (low === null || high === null) return range(known_low, known_high)
  const amount = range(low, high)
  return isWhole ? amount : formatLabelled(t('portalAccount.landed.total'), amount)
}

/** One amount where both are the same. */
function range(low: string, high: string, currency = 'USD'): string {
  const from = formatMoney({ amount: low, currency })
  const to = formatMoney({ amount: high, currency })
  return from === to ? from : t('door.range', formatMoneyBounds({ low, high, currency }))
}
