import type { SupportListing } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'
import type { PlainMessageId } from '@bandari/i18n'
import { t } from '../../../language/translator.ts'
import type { RecordDecisionTexts } from '../../../staff/record/RecordDecision.tsx'

/** The state of a listing as the public sees it, in a word. */
export function visibilityOf(listing: SupportListing): {
  word: string
  tone: NonNullable<BadgeProps['tone']>
} {
  if (listing.taken_down) return { word: t('staffListings.takenDown'), tone: 'refusal' }
  if (listing.state === 'sold') return { word: t('staffListings.sold'), tone: 'neutral' }
  if (listing.state === 'ordered') return { word: t('staffListings.ordered'), tone: 'attention' }
  if (listing.state === 'reserved') return { word: t('staffListings.reserved'), tone: 'attention' }
  if (listing.state === 'withdrawn') return { word: t('staffListings.withdrawn'), tone: 'neutral' }
  if (listing.prod_live === 'draft') return { word: t('staffListings.draft'), tone: 'neutral' }
  if (!listing.is_visible) return { word: t('staffListings.hidden'), tone: 'attention' }
  if (listing.num_available === 0) return { word: t('staffListings.soldOut'), tone: 'attention' }
  return { word: t('staffListings.live'), tone: 'available' }
}

/** Why the public does not see it; null when it does. */
export function whyHidden(listing: SupportListing): string | null {
  if (listing.taken_down) return t('staffListings.why.takenDown')
  if (listing.prod_live === 'draft') return t('staffListings.why.draft')
  if (listing.is_visible) return null
  return t('staffListings.why.seller', { status: listing.seller_status ?? 'none' })
}

export const classNames: Readonly<Record<SupportListing['prod_class'], PlainMessageId>> = {
  cars: 'staffListings.class.cars',
  commercial: 'staffListings.class.commercial',
  parts: 'staffListings.class.parts',
  other: 'staffListings.class.other',
}

export const marketNames: Readonly<Record<SupportListing['market'], PlainMessageId>> = {
  export: 'staffListings.market.export',
  local: 'staffListings.market.local',
}

/** The API counts no further than this (contract 3.2). */
export const countedTo = 1000

export function visibilityDecision(listing: SupportListing): RecordDecisionTexts {
  const { seller_name, seller_email, seller_id } = listing
  const isOurs = seller_id === null
  const email = seller_email ?? ''
  const hint = isOurs
    ? t('staffListings.kept')
    : t('staffListings.sellerReads', { name: seller_name ?? '' })
  if (listing.taken_down) {
    return {
      label: t('staffListings.restore'),
      title: t('staffListings.restoreAsk'),
      effect: isOurs ? t('staffListings.restoreOurs') : t('staffListings.restoreTheirs', { email }),
      confirm: t('staffListings.restoreConfirm'),
      hint,
      done: t('staffListings.restored'),
    }
  }
  return {
    label: t('staffListings.takeDown'),
    title: t('staffListings.takeDownAsk'),
    effect: t('staffListings.takeDownEffect'),
    confirm: t('staffListings.takeDownConfirm'),
    isHarsh: true,
    hint,
    done: t('staffListings.isTakenDown'),
  }
}

export function stockDecision({
  num_in_stock,
  num_available,
}: SupportListing): RecordDecisionTexts {
  const promised = num_in_stock - num_available
  return {
    label: t('staffListings.stock.correct'),
    title: t('staffListings.stock.ask'),
    effect:
      promised === 0
        ? t('staffListings.stock.nonePromised', { stock: num_in_stock })
        : t('staffListings.stock.somePromised', { stock: num_in_stock, promised }),
    confirm: t('staffListings.stock.confirm'),
    hint: t('staffListings.kept'),
    done: t('staffListings.stock.done'),
  }
}

/** A whole number from none up to a million, but not fewer than are promised; or what is wrong with it. */
export function validateStock(text: string, promised: number): string | null {
  if (!/^\d{1,7}$/.test(text.trim()) || Number(text) > 1_000_000)
    return t('staffListings.stock.whole')
  return Number(text) < promised ? t('staffListings.stock.tooFew', { promised }) : null
}
