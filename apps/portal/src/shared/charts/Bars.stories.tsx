import { t } from '../../language/translator.ts'
import { dayNames, monthNames } from '../dates.ts'
import { formatMoney } from '../format.ts'
import { Bars } from './Bars.tsx'
import { stripes } from './StripePattern.tsx'

export default {}

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map(monthNames)
const days = Array.from({ length: 28 }, (_, day) =>
  dayNames(`2026-11-${String(day + 1).padStart(2, '0')}`),
)
const dollars = (value: number) =>
  formatMoney({ amount: String(value), currency: 'USD', decimals: 0 })

export const TwoSeries = () => (
  <Bars
    name={t('portalSupporter.earnings')}
    height={276}
    places={months}
    print={dollars}
    series={[
      {
        label: t('portalSupporter.direct'),
        color: 'var(--link)',
        stack: 'earned',
        data: [120, 80, 0, 240, 310, 64],
      },
      {
        label: t('portalSupporter.downline'),
        color: stripes,
        stack: 'earned',
        data: [12, 30, 4, 90, 40, 18],
      },
    ]}
  />
)

/** One place for each day; as many are named as there is room for. */
export const ManyPlaces = () => (
  <Bars
    name={t('staffOverview.turnoverByDay')}
    height={190}
    places={days}
    print={dollars}
    series={[
      {
        label: t('staffOverview.turnover'),
        color: 'var(--link)',
        data: days.map((_, day) => ((day * 7919) % 41) * 200),
      },
    ]}
  />
)

/** A chart of less than ten would exaggerate. */
export const Little = () => (
  <Bars
    name={t('staffOverview.ordersByDay')}
    height={190}
    places={months}
    print={String}
    series={[
      {
        label: t('staffOverview.placed'),
        color: 'var(--control-line)',
        data: [0, 1, 0, 2, 1, 0],
      },
    ]}
  />
)

export const Nothing = () => (
  <Bars
    name={t('staffOverview.ordersByDay')}
    height={190}
    places={months}
    print={String}
    series={[{ label: t('staffOverview.placed'), color: 'var(--link)', data: months.map(() => 0) }]}
  />
)

/** A press on a place leads somewhere. */
export const Leads = () => (
  <Bars
    name={t('staffOverview.ordersByDay')}
    height={190}
    places={months}
    print={String}
    series={[
      { label: t('staffOverview.paid'), color: 'var(--link)', data: [12, 30, 14, 22, 40, 18] },
    ]}
    onChoose={() => undefined}
  />
)
