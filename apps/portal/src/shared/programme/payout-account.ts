import type { PayoutDetails } from '@bandari/sdk'
import { t } from '../../language/translator.ts'

/** `M-Pesa, ending in 5678`: what an account is recognised by. */
export function payoutAccount({ provider, ending }: PayoutDetails): string {
  return t('portal.payoutAccount', { provider, ending })
}
