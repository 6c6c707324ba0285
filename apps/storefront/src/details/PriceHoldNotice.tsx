import { useFormat, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { Offer } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { formatLocalMoment } from '../shared/page/local-moment.ts'

export function PriceHoldNotice({ offer: { amount, currency, ends_at } }: { offer: Offer }) {
  const t = useTranslate()
  const format = useFormat()
  const { locale } = useTranslator()
  return (
    <Notice kind="success" title={t('offers.held', { price: format.money({ amount, currency }) })}>
      {ends_at !== null && t('offers.heldText', { moment: formatLocalMoment(ends_at, locale) })}
    </Notice>
  )
}
