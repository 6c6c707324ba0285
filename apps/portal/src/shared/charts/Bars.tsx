import { isEnglish } from '@bandari/i18n/format'
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart'
import { locale } from '../format.ts'
import css from './Bars.module.css'
import { type ChartPointer, KeyboardPointer } from './KeyboardPointer.tsx'
import { StripePattern } from './StripePattern.tsx'

export interface BarsProps {
  /** What the bars show, for screen readers. */
  name: string
  height: number
  /** One for each place below the bars: its name there, and in a sentence. */
  places: readonly { short: string; long: string }[]
  /** Which places are named; by default as many as there is room for. */
  isNamed?: (index: number) => boolean
  series: readonly BarSeries[]
  /** A value next to its line. */
  print: (value: number) => string
  /** Where the reader is, when the figures are told elsewhere and not in a tooltip. */
  pointing?: ChartPointer
  onChoose?: (index: number) => void
}

/** A chart of less would exaggerate. */
const leastTop = 10
/** px; outside of English an amount begins with its currency's code. */
const amountWidth = 76
const axisId = 'places'
const bare = { disableLine: true, disableTicks: true }

/** The bars of the portal's charts. Nothing moves: figures are renewed while somebody reads them. */
export function Bars(props: BarsProps) {
  const { name, height, places, isNamed, series, print, pointing, onChoose } = props
  return (
    <div
      role="group"
      aria-label={name}
      className={css.bars}
      data-leads={onChoose !== undefined || undefined}
    >
      <BarChart
        height={height}
        series={series}
        skipAnimation
        borderRadius={3}
        margin={{ top: 12, right: 20, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ ...bare, ...placeAxis({ places, isNamed }) }]}
        yAxis={[
          {
            ...bare,
            width: isEnglish(locale) ? 52 : amountWidth,
            max: isLow(series, places) ? leastTop : undefined,
            tickMinStep: 1,
            valueFormatter: print,
          },
        ]}
        slotProps={{
          legend: { position: { vertical: 'top', horizontal: 'start' } },
          tooltip: { trigger: pointing ? 'none' : 'axis' },
        }}
        {...(pointing && {
          highlightedAxis: pointing.at === null ? [] : [{ axisId, dataIndex: pointing.at }],
          onHighlightedAxisChange: (items) =>
            pointing.onPoint(items.find((item) => item.axisId === axisId)?.dataIndex ?? null),
        })}
        onAxisClick={(_, place) => place && onChoose?.(place.dataIndex)}
      >
        <StripePattern />
        {pointing && <KeyboardPointer onPoint={pointing.onPoint} />}
      </BarChart>
    </div>
  )
}

function placeAxis({ places, isNamed }: Pick<BarsProps, 'places' | 'isNamed'>) {
  return {
    id: axisId,
    scaleType: 'band' as const,
    data: places.map((_, index) => index),
    valueFormatter: (index: number, { location }: { location: string }) =>
      places[index]?.[location === 'tick' ? 'short' : 'long'] ?? '',
    tickLabelInterval: isNamed ? (_: unknown, index: number) => isNamed(index) : ('auto' as const),
    tickLabelMinGap: 8,
  }
}

function isLow(series: readonly BarSeries[], places: readonly unknown[]): boolean {
  return places.every((_, index) => {
    const together = series.reduce((sum, { data }) => sum + (data?.[index] ?? 0), 0)
    return together < leastTop
  })
}
