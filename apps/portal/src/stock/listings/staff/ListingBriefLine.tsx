import type { ListingBrief } from '@bandari/sdk'
import { Picture } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { paths } from '../../../paths.ts'
import { formatMoney } from '../../../shared/format.ts'
import css from './ListingRelations.module.css'

interface ListingBriefLineProps {
  listing: ListingBrief
  /** In the place of its cover. */
  picture?: string
  note?: string
}

/** A listing in a line, which leads to its page. */
export function ListingBriefLine({ listing, picture, note }: ListingBriefLineProps) {
  const { id, title, cover_image, price: amount, currency, seller_name } = listing
  const facts = [
    formatMoney({ amount, currency }),
    seller_name ?? t('staffListings.ownStockWithin'),
    stateOf(listing),
    note,
  ]
  return (
    <span className={css.brief}>
      <Picture src={picture ?? cover_image} alt="" sizes="64px" className={css.thumb} />
      <span className={css.words}>
        <Link to={paths.supportListing(id)}>{title}</Link>
        <span className={css.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}

function stateOf({ taken_down, prod_live }: ListingBrief): string {
  if (taken_down) return t('staffListings.takenDown')
  return t(prod_live === 'live' ? 'staffListings.live' : 'staffListings.draft')
}
