import type { Way } from './BulkDialog.tsx'

/** `-5`, `5 %`, `−2,5`, `1 000`: what people type for a change; null for what is no number of two places, or nothing. */
export function readPriceWay(text: string, how: string): Way | null {
  const plain = text
    .replaceAll(/[\s%\u00a0\u202f]/g, '')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/^\+/, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '')
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(plain)) return null
  const value = Number(plain)
  if (value === 0) return null
  if (how !== 'percent') return { amount: value.toFixed(2), currency: how }
  return value < -90 || value > 900 ? null : { percent: value }
}
