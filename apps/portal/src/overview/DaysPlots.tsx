import { useNavigate } from 'react-router-dom'
import { Bars } from '../shared/charts/Bars.tsx'
import type { Pointing } from '../shared/charts/PointedByKeys.tsx'
import { stripes } from '../shared/charts/StripePattern.tsx'
import { dayNames } from '../shared/dates.ts'
import { formatMoney } from '../shared/format.ts'
import { type Day, ordersOf } from './days.ts'

export interface DaysPlotsProps {
  days: readonly Day[]
  currency: string
  /** A day leads to its orders. */
  isLinked: boolean
  pointing: Pointing
}

/** Turnover above, orders below. */
export function DaysPlots({ days, currency, isLinked, pointing }: DaysPlotsProps) {
  const navigate = useNavigate()
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, notation: 'compact' })
  const choose = (index: number) => {
    const day = days[index]
    if (day) void navigate(ordersOf(day))
  }
  const shared = {
    places: days.map(({ day }) => dayNames(day)),
    // Today and the same day of the weeks before.
    isNamed: (index: number) => (days.length - 1 - index) % 7 === 0,
    pointing,
    onChoose: isLinked ? choose : undefined,
  }
  return (
    <>
      <Bars
        {...shared}
        name="Turnover by day"
        height={190}
        print={(value) => money.format(value)}
        series={[
          {
            label: 'Turnover',
            color: 'var(--link)',
            data: days.map(({ turnover }) => Number(turnover)),
            valueFormatter: (_, { dataIndex }) =>
              formatMoney({ amount: days[dataIndex]?.turnover ?? '0', currency }),
          },
        ]}
      />
      <Bars
        {...shared}
        name="Orders by day"
        height={136}
        print={String}
        series={[
          { label: 'Placed', color: 'var(--control-line)', data: days.map(({ placed }) => placed) },
          { label: 'Paid', color: stripes, data: days.map(({ paid }) => paid) },
        ]}
      />
    </>
  )
}
