import { useTranslate } from '@bandari/i18n/react'
import { buttonClass, type ButtonLook } from '@bandari/ui'
import { MessageCircleQuestion } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'

interface AskSellerProps extends ButtonLook {
  /** The product's id. */
  id: number
}

/** Links to the account's messages, by way of the sign-in for visitors. */
export function AskSeller({ id, ...look }: AskSellerProps) {
  const t = useTranslate()
  return (
    <AppLink
      className={buttonClass({ variant: 'secondary', ...look })}
      href={paths.askSeller(id)}
      rel="nofollow"
    >
      <MessageCircleQuestion size={18} aria-hidden="true" />
      {t('details.askSeller')}
    </AppLink>
  )
}
