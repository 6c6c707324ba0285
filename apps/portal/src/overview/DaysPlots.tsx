import { isEnglish } from '@bandari/i18n/format'
import { useNavigate } from 'react-router-dom'
import { t, translator } from '../language/translator.ts'
import { Bars } from '../shared/charts/Bars.tsx'
import type { ChartPointer } from '../shared/charts/KeyboardPointer.tsx'
import { stripes } from '../shared/charts/StripePattern.tsx'
import { dayNames } from '../shared/dates.ts'
import { formatMoney } from '../shared/format.ts'
import { type Day, ordersOf } from './days.ts'

export interface DaysPlotsProps {
  days: readonly Day[]
  currency: string
  /** A day leads to its orders. */
  isLinked: boolean
  pointing: ChartPointer
}

/** Beside the lines there is room for a symbol, but not for the code that stands for it outside of English. */
function compactMoney(currency: string): Intl.NumberFormat {
  const { locale } = translator
  if (!isEnglish(locale)) return new Intl.NumberFormat(locale, { notation: 'compact' })
  return new Intl.NumberFormat('en', { style: 'currency', currency, notation: 'compact' })
}

/** Turnover above, orders below. */
export function DaysPlots({ days, currency, isLinked, pointing }: DaysPlotsProps) {
  const navigate = useNavigate()
  const money = compactMoney(currency)
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
        name={t('staffOverview.turnoverByDay')}
        height={190}
        print={(value) => money.format(value)}
        series={[
          {
            label: t('staffOverview.turnover'),
            color: 'var(--link)',
            data: days.map(({ turnover }) => Number(turnover)),
            valueFormatter: (_, { dataIndex }) =>
              formatMoney({ amount: days[dataIndex]?.turnover ?? '0', currency }),
          },
        ]}
      />
      <Bars
        {...shared}
        name={t('staffOverview.ordersByDay')}
        height={136}
        print={String}
        series={[
          {
            label: t('staffOverview.placed'),
            color: 'var(--control-line)',
            data: days.map(({ placed }) => placed),
          },
          { label: t('staffOverview.paid'), color: stripes, data: days.map(({ paid }) => paid) },
        ]}
      />
    </>
  )
}
