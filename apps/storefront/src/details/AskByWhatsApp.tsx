import { useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { buttonClass, type ButtonLook } from '@bandari/ui'
import { paths } from '../shared/addresses/paths.ts'
import { useAddress, useSite } from '../shared/page/settings.ts'
import { whatsAppLink, whatsAppPhone } from '../shared/page/whatsapp.ts'
import { isSpare } from './spare.ts'

interface AskByWhatsAppProps extends ButtonLook {
  product: ProductDocument
}

/** A question to the shop with the product's reference filled in; nothing where the shop has no number at WhatsApp. */
export function AskByWhatsApp({ product, ...look }: AskByWhatsAppProps) {
  const t = useTranslate()
  const { socialLinks } = useSite()
  const addressOf = useAddress()
  const phone = whatsAppPhone(socialLinks)
  if (phone === null) return null
  const { id, title, upc } = product
  const message = t('details.whatsAppMessage', {
    title,
    reference: upc ?? String(id),
    address: addressOf(paths.details(id, isSpare(product) ? 'spare' : 'vehicle')),
  })
  return (
    <a
      className={buttonClass({ variant: 'secondary', ...look })}
      href={whatsAppLink(phone, message)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('details.askWhatsApp')}
    </a>
  )
}
