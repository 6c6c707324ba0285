import type { FigureRow } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import css from './Figures.module.css'

/** `STOCK-7 · On sale for 12 days`. */
export function SaleLine({ row }: { row: FigureRow }) {
  const { reference } = row
  const line = saleWords(row)
  return <p className={css.quiet}>{reference === null ? line : `${reference} · ${line}`}</p>
}

function saleWords({ prod_live: live, days_on_sale: count }: FigureRow): string {
  if (live === 'draft') return t('portalFigures.draft')
  return count === null ? t('portalFigures.onSaleUnknown') : t('portalFigures.onSale', { count })
}
