import { locale } from '../../shared/format.ts'
import { t } from '../../language/translator.ts'

/** Points are dollars, and may have cents (account spec §9): `43`, `43.5` → `43`, `43.50`. */
export function formatPoints(points: number): string {
  const text = points.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return text.replace(/[.,]00$/, '')
}

/** Of a usage's `commission_receipt`, which is absent until the order is paid for (account spec §3). */
export function receiptWords(receipt: number | null): string {
  if (receipt === null) return t('portalSupporter.receiptPending')
  return t('portalSupporter.receipt', { count: receipt, points: formatPoints(receipt) })
}
