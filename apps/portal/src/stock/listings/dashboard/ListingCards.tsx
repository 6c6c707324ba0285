import { Card, Picture } from '@bandari/ui'
import { Checkbox } from '@mui/material'
import { useReadsOnly } from '../../../layout/ReadsOnly.tsx'
import type { ListingRecord } from '../../../providers/listings.ts'
import { formatDay } from '../../../shared/dates.ts'
import css from './Dashboard.module.css'
import { kindLabel, ListingLinkTo, formatPrice } from './listing-columns.tsx'
import { type ShownListings, toggled } from './selection.ts'
import { ListingStatus } from './ListingStatus.tsx'
import { t } from '../../../language/translator.ts'

/** The grid on a phone or a tablet. */
export function ListingCards({ rows, isLoading, selection, onSelect }: ShownListings) {
  const toggle = (id: number) => onSelect(toggled(selection, id))
  return (
    <ul
      className={css.cards}
      aria-label={t('portalListings.yours')}
      aria-busy={isLoading}
      data-rows
    >
      {rows.map((row) => (
        <li key={row.id}>
          <ListingCard
            row={row}
            isSelected={selection.has(row.id)}
            onToggle={() => toggle(row.id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface ListingCardProps {
  row: ListingRecord
  isSelected: boolean
  onToggle: () => void
}

function ListingCard({ row, isSelected, onToggle }: ListingCardProps) {
  const readsOnly = useReadsOnly()
  return (
    <Card className={css.card} padded={false}>
      {!readsOnly && (
        <Checkbox
          checked={isSelected}
          onChange={onToggle}
          slotProps={{
            input: { 'aria-label': t('portalListings.select', { name: row.prod_name }) },
          }}
        />
      )}
      <Picture src={row.image} alt="" sizes="96px" className={css.cover} />
      <div className={css.facts}>
        <h2 className={css.cardName}>
          <ListingLinkTo row={row}>{row.prod_name}</ListingLinkTo>
        </h2>
        <strong>{formatPrice(row)}</strong>
        <ListingStatus row={row} />
      </div>
      <p className={css.cardFoot}>
        <span>{t('portalListings.idAndKind', { id: String(row.id), kind: kindLabel(row) })}</span>
        <span>{t('portalListings.createdOn', { day: formatDay(row.date_created) })}</span>
        <span>{t('portalListings.editedOn', { day: formatDay(row.date_updated) })}</span>
      </p>
    </Card>
  )
}
