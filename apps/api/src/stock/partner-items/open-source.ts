import type { Clock } from '../../core/clock.ts'
import type { Settings } from '../../core/settings.ts'
import { ebaySource } from './ebay.ts'
import { embeddedCatalogue } from './embedded.store.ts'
import type { PartnerSource } from './partner-source.ts'

/** eBay where its credentials are set, else the embedded catalogue. */
export function openPartnerSource(
  { ebay, partnerWaitMs }: Pick<Settings, 'ebay' | 'partnerWaitMs'>,
  clock: Clock,
): PartnerSource {
  return ebay ? ebaySource({ settings: ebay, wait: partnerWaitMs, clock }) : embeddedCatalogue
}
