import type { FigureRow } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { figureNames, formatFigure } from './figure-labels.ts'
import { figures } from './figure-state.ts'
import type { FigureRowsProps } from './FigureTable.tsx'
import css from './Figures.module.css'
import { SaleLine } from './SaleLine.tsx'

/** The table on a phone or a tablet. */
export function FigureCards({ rows, isLoading }: FigureRowsProps) {
  return (
    <ul className={css.cards} aria-labelledby="figures-of-listings" aria-busy={isLoading}>
      {rows.map((row) => (
        <li key={row.listing}>
          <FigureCard row={row} />
        </li>
      ))}
    </ul>
  )
}

function FigureCard({ row }: { row: FigureRow }) {
  return (
    <Card className={css.card}>
      <h3 className={css.cardTitle}>
        <Link to={paths.listingFigures(row.listing)}>{row.title}</Link>
      </h3>
      <SaleLine row={row} />
      <dl className={css.facts}>
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(figureNames[name])}</dt>
            <dd>{formatFigure(row[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
