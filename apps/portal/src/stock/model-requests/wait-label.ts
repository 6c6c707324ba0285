import type { Listing } from '@bandari/sdk'
import { t } from '../../language/translator.ts'

/** Why a vehicle without a model cannot be published; null for any other listing. */
export function modelMissing(listing: Listing): string | null {
  if (listing.prod_class !== 'vehicles' || listing.specs.model !== null) return null
  const { model_request: request } = listing
  if (request === null) return t('portalModels.none')
  const name = `${request.make} ${request.model}`
  if (request.state === 'open') return t('portalModels.waits', { name })
  return request.state === 'refused'
    ? t('portalModels.refused', { name })
    : t('portalModels.withdrawn', { name })
}
