import type { LandedPrice, Order, OrderedLandedPrice } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { useGetOne } from 'react-admin'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { querying } from '../../providers/granted.ts'
import type { OrderLandedPrices } from '../../providers/orders.ts'
import { formatDay, formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { formatMoney } from '../../shared/format.ts'
import css from './LandedPrices.module.css'

const verdicts = {
  ok: 'portalAccount.landed.ok',
  warn: 'portalAccount.landed.warn',
  permit: 'portalAccount.landed.permit',
  unknown: 'portalAccount.landed.unknown',
  block: 'portalAccount.landed.block',
} as const

/** What each vehicle costs at the buyer's door: as it was told, and as it would be told today where that differs. */
export function LandedPrices({ order }: { order: Pick<Order, 'id'> }) {
  const { data, error, refetch } = useGetOne<OrderLandedPrices>(
    'order-landed-prices',
    { id: order.id },
    querying,
  )
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        title={t('portalAccount.landed.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Loading label={t('portalAccount.landed.loading')} />
  if (data.entries.length === 0) return null
  return (
    <section>
      <h3 className={css.heading}>{t('portalAccount.landed.title')}</h3>
      <p className={css.quiet}>{t('portalAccount.landed.explained')}</p>
      {data.entries.map((entry, index) => (
        <Vehicle
          key={`${entry.product} ${index}`}
          entry={entry}
          isAlone={data.entries.length === 1}
        />
      ))}
    </section>
  )
}

interface VehicleProps {
  entry: OrderedLandedPrice
  /** The order's only vehicle needs no name here. */
  isAlone: boolean
}

function Vehicle({ entry, isAlone }: VehicleProps) {
  const { title, ordered, ordered_at, accepted, today } = entry
  return (
    <div className={css.vehicle}>
      {!isAlone && <h4 className={css.title}>{title}</h4>}
      <div className={css.columns}>
        <Told
          price={ordered}
          title={t('portalAccount.landed.then', { day: formatDay(ordered_at) })}
        />
        {today && <Told price={today} title={t('portalAccount.landed.today')} />}
      </div>
      {accepted && <Accepted {...accepted} />}
    </div>
  )
}

/** In the language in which it was ticked, which may not be the page's. */
function Accepted({ sentence, language, at }: NonNullable<OrderedLandedPrice['accepted']>) {
  return (
    <p className={css.quiet}>
      {t('portalAccount.landed.accepted', { moment: formatMoment(at) })}{' '}
      <q lang={language}>{sentence}</q>
    </p>
  )
}

function Told({ price, title }: { price: LandedPrice; title: string }) {
  const { totals, verdict, sentence, lines, missing_lines: missing } = price
  const isWhole = totals.landed_low !== null && totals.landed_high !== null
  const total = isWhole
    ? range(totals.landed_low ?? '', totals.landed_high ?? '')
    : range(totals.known_low, totals.known_high)
  return (
    <div>
      <p className={css.title}>{title}</p>
      <FactList
        facts={[
          {
            name: t(isWhole ? 'portalAccount.landed.total' : 'portalAccount.landed.known'),
            value: total,
          },
          { name: t('portalAccount.landed.mayEnter'), value: t(verdicts[verdict]) },
          ...lines.map(({ label, usd_low, usd_high }) => ({
            name: label,
            value: range(usd_low, usd_high),
          })),
          ...missing.map(({ label }) => ({
            name: label,
            value: t('portalAccount.landed.notKnown'),
          })),
        ]}
      />
      <p className={css.quiet}>{sentence}</p>
    </div>
  )
}

/** In US dollars; one amount where both are the same. */
function range(low: string, high: string): string {
  const [from, to] = [usd(low), usd(high)]
  return from === to ? from : t('portalAccount.landed.range', { from, to })
}

function usd(amount: string): string {
  return formatMoney({ amount, currency: 'USD' })
}
