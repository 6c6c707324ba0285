import { useTranslate } from '@bandari/i18n/react'
import { useSite } from './settings.ts'

/** What goes on after the bank wire in a sentence, ` or Bitcoin`; empty where a wire is the only way to pay. */
export function useOtherMethods(): string {
  const t = useTranslate()
  const { otherMethods } = useSite()
  return otherMethods.map((code) => ` ${t(`ui.paymentMethod.${code}.or`)}`).join('')
}
