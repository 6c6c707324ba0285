import type { VendorFigures } from '@bandari/sdk'
import { Card, Field, Notice, SelectInput, Skeleton } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import { t } from '../../language/translator.ts'
import { dayNames, formatDay } from '../../shared/dates.ts'
import { figureNames, formatChange, formatFigure } from './figure-labels.ts'
import { figures, periods } from './figure-state.ts'
import css from './Figures.module.css'
import type { FigureChoices } from './use-figures.ts'

// The drawing weighs more than the rest of the page, and the figures need not wait for it.
const FigurePlot = lazy(() => import('./FigurePlot.tsx').then((m) => ({ default: m.FigurePlot })))

export interface PeriodFiguresProps {
  found: Omit<VendorFigures, 'listings'>
  choices: FigureChoices
  /** The figures shown are those of the period chosen before. */
  isLoading: boolean
}

/** The eight figures of a period; the one that is pressed is drawn by day below. */
export function PeriodFigures({ found, choices, isLoading }: PeriodFiguresProps) {
  const { figure, choose } = choices
  const { totals, before, counted_since: since } = found
  const first = found.days[0]?.day ?? ''
  const title = t('portalFigures.byDay', { figure: t(figureNames[figure]) })
  return (
    <>
      <PeriodField choices={choices} />
      {(since === null || since > first) && (
        <Notice>
          {since === null
            ? t('portalFigures.notCounted')
            : t('portalFigures.countedSince', { day: formatDay(since) })}
        </Notice>
      )}
      <ul className={css.tiles} aria-busy={isLoading} aria-label={t('portalFigures.inChart')}>
        {figures.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={css.tile}
              aria-pressed={name === figure}
              onClick={() => choose({ figure: name }, { replace: true })}
            >
              <span className={css.name}>{t(figureNames[name])}</span>
              <strong className={totals[name] === null ? css.unknown : css.number}>
                {formatFigure(totals[name])}
              </strong>
              <span className={css.quiet}>{formatChange(name, totals, before)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Card as="section" className={css.chart} aria-labelledby="figures-by-day">
        <h2 id="figures-by-day" className={css.heading}>
          {title}
        </h2>
        <Suspense fallback={<Skeleton shape="block" height="240px" />}>
          <FigurePlot name={title} figure={figure} days={found.days} />
        </Suspense>
        <DayTable found={found} />
      </Card>
    </>
  )
}

function PeriodField({ choices: { days, choose } }: Pick<PeriodFiguresProps, 'choices'>) {
  return (
    <div className={css.period}>
      <Field label={t('portalFigures.period')}>
        {(control) => (
          <SelectInput
            {...control}
            value={String(days)}
            choices={periods.map((count) => ({
              value: String(count),
              label: t('portalFigures.lastDays', { count }),
            }))}
            onChange={({ target }) =>
              choose({ days: periods.find((count) => String(count) === target.value) ?? days })
            }
          />
        )}
      </Field>
    </div>
  )
}

/** The chart as a table, with all figures: readable without sight. */
function DayTable({ found: { days } }: Pick<PeriodFiguresProps, 'found'>) {
  return (
    <details className={css.behind}>
      <summary>{t('portalFigures.behind')}</summary>
      <table className={css.table} aria-label={t('portalFigures.behind')}>
        <thead>
          <tr>
            <th scope="col">{t('portalFigures.day')}</th>
            {figures.map((name) => (
              <th key={name} scope="col">
                {t(figureNames[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayNames(day.day).short}</th>
              {figures.map((name) => (
                <td key={name}>{formatFigure(day[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
