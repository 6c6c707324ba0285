import { useTranslate } from '@bandari/i18n/react'
import type { SellerBrief } from '@bandari/sdk'

/** A seller of whose name nothing can be shown has a number. */
export function useSellerName(): (seller: SellerBrief) => string {
  const t = useTranslate()
  return ({ id, name }) => (name === '' ? t('shared.sellerUnnamed', { number: String(id) }) : name)
}
