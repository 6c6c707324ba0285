import { useTranslate } from '@bandari/i18n/react'
import type { LandedPrice } from '@bandari/sdk'

/** Whether a landed price includes marine insurance. */
export function InsuredLabel({ lines }: Pick<LandedPrice, 'lines'>) {
  const t = useTranslate()
  const isInsured = lines.some(({ id }) => id === 'insurance')
  return t(isInsured ? 'door.insured' : 'door.notInsured')
}
