import { verdictLabels } from '@bandari/i18n/landed-labels'
import type { LandedPrice, Order, OrderedLandedPrice } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { formatDay, formatMoment } from '../../shared/dates.ts'
import { formatExchangeRate } from '../../shared/format.ts'
import css from './LandedPrices.module.css'
import { LandedTable } from './LandedTable.tsx'

/** The landed price of each vehicle: as it was when ordered, and as it is today where that differs. */
export function LandedPrices({ order }: { order: Pick<Order, 'id'> }) {
  const reading = useOperation('listOrderLandedPrices', { path: { id: order.id } })
  const { data: entries, error, refetch } = reading
  if (error && !entries) {
    return (
      <LoadFailure
        error={error}
        title={t('portalAccount.landed.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!entries) return <Loading label={t('portalAccount.landed.loading')} />
  if (entries.length === 0) return null
  return (
    <section>
      <h2 className={css.heading}>{t('portalAccount.landed.title')}</h2>
      <p className={css.quiet}>{t('portalAccount.landed.explained')}</p>
      {entries.map((entry, index) => (
        <Vehicle key={`${entry.product} ${index}`} entry={entry} isAlone={entries.length === 1} />
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
      {!isAlone && <h3 className={css.title}>{title}</h3>}
      <div className={css.columns}>
        <LandedPriceSection
          price={ordered}
          title={t('portalAccount.landed.then', { day: formatDay(ordered_at) })}
        />
        {today && <LandedPriceSection price={today} title={t('portalAccount.landed.today')} />}
      </div>
      <LandedTable ordered={ordered} today={today} ordered_at={ordered_at} />
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

/** Whether it may enter, and the days and the rate of exchange that everything was worked out with. */
function LandedPriceSection({ price, title }: { price: LandedPrice; title: string }) {
  const { verdict, sentence, arrival, exchange_rate: rate } = price
  const [from, to] = [formatDay(arrival.from), formatDay(arrival.to)]
  return (
    <div>
      <p className={css.title}>{title}</p>
      <p>
        <strong>{t(verdictLabels[verdict])}.</strong> {sentence}
      </p>
      <p className={css.quiet}>
        {from === to
          ? t('door.arrivalOn', { day: from })
          : t('portalAccount.landed.arrival', { from, to })}
      </p>
      {rate && (
        <p className={css.quiet}>
          {t('door.rate', { rate: formatExchangeRate(rate), day: formatDay(rate.day) })}
        </p>
      )}
    </div>
  )
}
