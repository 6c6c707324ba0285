import type { Import } from '@bandari/sdk'
import { t } from '../../../language/translator.ts'
import { useMissing } from './use-missing.ts'

/** What an import that is done took off sale; nothing where it took nothing off. */
export function EndedListings({ found }: { found: Import }) {
  const { data } = useMissing(found.id)
  const count = data?.ended ?? 0
  return count > 0 ? <p>{t('portalImportEffects.missing.ended', { count })}</p> : null
}
