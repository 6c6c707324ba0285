import type { SupportListing } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'
import type { RecordDecisionWords } from '../../staff/record/RecordDecision.tsx'

/** The state of a listing as the public sees it, in a word. */
export function visibilityOf(listing: SupportListing): {
  word: string
  tone: NonNullable<BadgeProps['tone']>
} {
  if (listing.taken_down) return { word: 'Taken down', tone: 'refusal' }
  if (listing.prod_live === 'draft') return { word: 'Draft', tone: 'neutral' }
  if (!listing.is_visible) return { word: 'Hidden', tone: 'attention' }
  if (listing.num_available === 0) return { word: 'Sold out', tone: 'attention' }
  return { word: 'Live', tone: 'available' }
}

/** Why the public does not see it; null when it does. */
export function whyHidden(listing: SupportListing): string | null {
  if (listing.taken_down) return 'Support has taken it down.'
  if (listing.prod_live === 'draft') return 'It is a draft.'
  if (listing.is_visible) return null
  return `Its vendor is not approved (${listing.seller_status ?? 'none'}).`
}

export const classNames: Readonly<Record<SupportListing['prod_class'], string>> = {
  cars: 'Car',
  commercial: 'Commercial vehicle',
  parts: 'Spare',
  other: 'Partner’s goods',
}

export const marketNames: Readonly<Record<SupportListing['market'], string>> = {
  export: 'Export',
  local: 'Kenya',
}

/** The API counts no further than this (contract 3.2). */
export const countedTo = 1000

export function visibilityDecision(listing: SupportListing): RecordDecisionWords {
  const { seller_name, seller_email, seller_id } = listing
  const isOurs = seller_id === null
  const told = isOurs ? '' : ` The reason goes to ${seller_email}.`
  const hint = isOurs ? 'Kept in the record; colleagues read it.' : `${seller_name} reads it.`
  if (listing.taken_down) {
    return {
      label: 'Restore',
      title: 'Restore this listing?',
      effect: isOurs
        ? 'Buyers see it again at once.'
        : `Buyers see it again as soon as it is live and its vendor approved.${told}`,
      confirm: 'Restore the listing',
      hint,
      done: 'The listing is restored.',
    }
  }
  return {
    label: 'Take down',
    title: 'Take this listing down?',
    effect: `It is off the storefront at once, and in nobody’s search.${told}`,
    confirm: 'Take the listing down',
    isHarsh: true,
    hint,
    done: 'The listing is taken down.',
  }
}

export function stockDecision({
  num_in_stock,
  num_available,
}: SupportListing): RecordDecisionWords {
  const promised = num_in_stock - num_available
  return {
    label: 'Correct the stock',
    title: 'Correct the stock?',
    effect:
      promised === 0
        ? `${num_in_stock} in stock now, none of them promised to orders.`
        : `${num_in_stock} in stock now, ${promised} of them promised to orders.`,
    confirm: 'Set the stock',
    hint: 'Kept in the record; colleagues read it.',
    done: 'The stock is corrected.',
  }
}

/** A whole number from none up to a million, but not fewer than are promised; or what is wrong with it. */
export function validateStock(text: string, promised: number): string | null {
  if (!/^\d{1,7}$/.test(text.trim()) || Number(text) > 1_000_000) return 'A whole number, please.'
  return Number(text) < promised ? `${promised} are promised to orders.` : null
}
