import type { FiguresOfDay } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { Bars } from '../../shared/charts/Bars.tsx'
import { dayNames } from '../../shared/dates.ts'
import { formatCount } from '../../shared/format.ts'
import { figureNames, formatFigure } from './figure-labels.ts'
import type { Figure } from './figure-state.ts'

export interface FigurePlotProps {
  name: string
  figure: Figure
  days: readonly FiguresOfDay[]
}

/** A bar for each day; a day that nobody counted has none. */
export function FigurePlot({ name, figure, days }: FigurePlotProps) {
  return (
    <Bars
      name={name}
      height={230}
      places={days.map(({ day }) => dayNames(day))}
      isNamed={(index) => (days.length - 1 - index) % (days.length > 28 ? 14 : 7) === 0}
      print={formatCount}
      series={[
        {
          label: t(figureNames[figure]),
          color: 'var(--link)',
          data: days.map((day) => day[figure]),
          valueFormatter: (value) => formatFigure(value),
        },
      ]}
    />
  )
}
