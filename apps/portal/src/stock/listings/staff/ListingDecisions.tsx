import type { SupportListing } from '@bandari/sdk'
import { Button, buttonClass, Field, Notice, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import css from '../../../staff/record/Decide.module.css'
import { RecordDecision } from '../../../staff/record/RecordDecision.tsx'
import { Section } from '../../../staff/record/Section.tsx'
import { validateStock, stockDecision, visibilityDecision, whyHidden } from './listing-labels.ts'
import { TakeDownDialog } from './TakeDownDialog.tsx'
import { t } from '../../../language/translator.ts'

interface ListingDecisionsProps {
  listing: SupportListing
}

export function ListingDecisions({ listing }: ListingDecisionsProps) {
  const [open, setOpen] = useState<'visibility' | 'stock' | null>(null)
  const isOurs = listing.seller_id === null
  const canMove = listing.taken_down || !isOurs || listing.prod_live === 'live'
  const why = whyHidden(listing)
  return (
    <Section title={t('staffListings.onStorefront')} className={css.panel}>
      {why === null ? (
        <a className={buttonClass({ variant: 'secondary', wide: true })} href={listing.public_url}>
          {t('staffListings.seeIt')}
        </a>
      ) : (
        <Notice kind="attention" title={t('staffListings.unseen')}>
          {why}
        </Notice>
      )}
      <div className={css.buttons}>
        {isEditable(listing) && (
          <Link className={buttonClass({ wide: true })} to={paths.vehicleEditor(listing.id)}>
            {t('staffListings.edit')}
          </Link>
        )}
        {canMove && (
          <Button
            wide
            variant={listing.taken_down ? 'primary' : 'danger'}
            onClick={() => setOpen('visibility')}
          >
            {visibilityDecision(listing).label}
          </Button>
        )}
        {isOurs && (
          <Button wide variant="secondary" onClick={() => setOpen('stock')}>
            {stockDecision(listing).label}
          </Button>
        )}
      </div>
      {open === 'visibility' && <Move listing={listing} onClose={() => setOpen(null)} />}
      {open === 'stock' && <Stock listing={listing} onClose={() => setOpen(null)} />}
    </Section>
  )
}

interface ListingDialogProps extends ListingDecisionsProps {
  onClose: () => void
}

function Move({ listing, onClose }: ListingDialogProps) {
  // What was asked for stays, also when the listing is read again after a refusal.
  const [wanted] = useState(!listing.taken_down)
  if (wanted) return <TakeDownDialog listing={listing} onClose={onClose} />
  return (
    <RecordDecision
      resource="support/listings"
      record={listing}
      words={visibilityDecision(listing)}
      changes={{ taken_down: wanted }}
      onClose={onClose}
    />
  )
}

function Stock({ listing, onClose }: ListingDialogProps) {
  const [text, setText] = useState(String(listing.num_in_stock))
  const [mistake, setMistake] = useState<string | null>(null)
  const changes = () => {
    const found = validateStock(text, listing.num_in_stock - listing.num_available)
    setMistake(found)
    return found === null ? { num_in_stock: Number(text) } : null
  }
  return (
    <RecordDecision
      resource="support/listings"
      record={listing}
      words={stockDecision(listing)}
      changes={changes}
      onClose={onClose}
    >
      <Field label={t('staffListings.stock.inStock')} error={mistake}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        )}
      </Field>
    </RecordDecision>
  )
}

/** Our own vehicles for export; the rest is the vendor's to edit, or a partner's. */
function isEditable({ seller_id, market, prod_class }: SupportListing): boolean {
  const isVehicle = prod_class === 'cars' || prod_class === 'commercial'
  return seller_id === null && market === 'export' && isVehicle
}
