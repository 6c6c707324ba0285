import { certaintyLabels, payeeName } from '@bandari/i18n/landed-labels'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { LandedLine, LandedPrice } from '@bandari/sdk'
import css from './LandedTable.module.css'
import { Readings } from './Readings.tsx'
import { useRange } from './use-range.ts'

interface LandedLinesProps {
  price: LandedPrice
  place: string
}

/** The lines in the order in which the money is spent, with their sums; unknown ones are listed by name. */
export function LandedLines({ price, place }: LandedLinesProps) {
  const t = useTranslate()
  const { lines, totals, missing_lines } = price
  const isWhole = totals.landed_low !== null && totals.landed_high !== null
  const of = (pay: LandedLine['pay']) => lines.filter((line) => line.pay === pay)
  // Several rules may leave the same open.
  const open = new Map(missing_lines.map(({ id, label }) => [label, id]))
  return (
    <>
      <table className={`${css.table} ${css.lines}`}>
        <thead>
          <tr>
            <th scope="col">{t('door.what')}</th>
            <th scope="col">{t('door.certainty')}</th>
            <th scope="col" className={css.number}>
              {t('door.amount')}
            </th>
          </tr>
        </thead>
        <Group title={t('door.paidUs')} lines={of('us')}>
          <Sum label={t('door.totalUs')} low={totals.pay_us} high={totals.pay_us} />
        </Group>
        <Group title={t('door.paidOthers')} lines={of('others')}>
          {[...open].map(([label, id]) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className={css.sure}>{t('door.sure.notKnown')}</td>
              <td className={css.number}>–</td>
            </tr>
          ))}
          {of('others').length > 0 && (
            <Sum label={t('door.totalOthers')} low={totals.others_low} high={totals.others_high} />
          )}
        </Group>
        <tbody>
          <Sum
            label={isWhole ? t('door.totalLanded', { place }) : t('door.totalKnown')}
            low={totals.landed_low ?? totals.known_low}
            high={totals.landed_high ?? totals.known_high}
          />
        </tbody>
      </table>
      <p className={css.note}>{t('door.sureText')}</p>
      <Readings value={price.customs_value} />
    </>
  )
}

interface GroupProps {
  title: string
  lines: readonly LandedLine[]
  children: React.ReactNode
}

function Group({ title, lines, children }: GroupProps) {
  return (
    <tbody>
      <tr className={css.group}>
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      {children}
    </tbody>
  )
}

function Line({ line }: { line: LandedLine }) {
  const t = useTranslate()
  const range = useRange()
  const { label, certainty, at_least, currency, low, high, usd_low, usd_high } = line
  const dollars = range(usd_low, usd_high)
  return (
    <tr>
      <th scope="row">
        {label}
        <small className={css.who}>{t('door.paidTo', { who: payeeName(line, t) })}</small>
        <Source line={line} />
      </th>
      <td className={css.sure}>{t(certaintyLabels[certainty])}</td>
      <td className={css.number}>
        {at_least ? `${t('door.atLeast')} ${dollars}` : dollars}
        {currency !== 'USD' && <small className={css.who}>{range(low, high, { currency })}</small>}
      </td>
    </tr>
  )
}

function Source({ line: { rule, source, source_url, checked_on } }: { line: LandedLine }) {
  const t = useTranslate()
  const format = useFormat()
  // A price of ours is its own source.
  if (rule === null || checked_on === null) return null
  const day = format.longDate(checked_on)
  return (
    <details className={css.source}>
      <summary>{t('door.source')}</summary>
      {source === null && t('door.noSource', { day })}
      {source !== null && (
        <>
          {t('door.sourceRead', { source, day })}{' '}
          {source_url && /^https?:/.test(source_url) && (
            <a href={source_url} rel="noopener nofollow">
              {new URL(source_url).hostname}
            </a>
          )}
        </>
      )}
    </details>
  )
}

function Sum({ label, low, high }: { label: string; low: string; high: string }) {
  const range = useRange()
  return (
    <tr className={css.sum}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className={css.number}>{range(low, high)}</td>
    </tr>
  )
}
