import type { FigureRow } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { formatFigure, sortNames } from './figure-labels.ts'
import { figures, figureSorts, type FigureSort, sortedBy } from './figure-state.ts'
import css from './Figures.module.css'
import type { FigureChoices } from './use-figures.ts'

export interface FigureRowsProps {
  rows: readonly FigureRow[]
  choices: FigureChoices
  /** The rows shown are those before the last change. */
  isLoading: boolean
}

export function FigureTable({ rows, choices, isLoading }: FigureRowsProps) {
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-labelledby="figures-of-listings" aria-busy={isLoading}>
        <thead>
          <tr>
            {figureSorts.map((sort) => (
              <Heading key={sort} sort={sort} choices={choices} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.listing}>
              <th scope="row">
                <Link to={paths.listingFigures(row.listing)}>{row.title}</Link>
                {row.reference !== null && <span className={css.quiet}>{row.reference}</span>}
              </th>
              <td>
                {row.prod_live === 'draft'
                  ? t('portalFigures.draft')
                  : formatFigure(row.days_on_sale)}
              </td>
              {figures.map((name) => (
                <td key={name}>{formatFigure(row[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Heading({ sort, choices }: { sort: FigureSort; choices: FigureChoices }) {
  const isSorted = choices.sort === sort
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (choices.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={css.sort}
        onClick={() => choices.choose(sortedBy(choices, sort))}
      >
        {t(sortNames[sort])}
        <span aria-hidden="true">{isSorted ? (choices.order === 'asc' ? ' ↑' : ' ↓') : ''}</span>
      </button>
    </th>
  )
}
