import { useTranslate } from '@bandari/i18n/react'
import type { LandedPrice } from '@bandari/sdk'

/** Whether a price at a door has the insurance of the voyage in it. */
export function InsuredWords({ lines }: Pick<LandedPrice, 'lines'>) {
  const t = useTranslate()
  const isInsured = lines.some(({ id }) => id === 'insurance')
  return t(isInsured ? 'door.insured' : 'door.notInsured')
}
