import { useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { buttonClass } from '@bandari/ui'
import { Package } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { AppLink } from '../shared/page/AppLink.tsx'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useHydrated } from '../shared/page/use-hydrated.ts'

/** A basket or an order leads here for a partner's product, whose own page is the item's. */
export function PartnerGoods({ product, item }: { product: ProductDocument; item: string }) {
  const t = useTranslate()
  const isAlive = useHydrated()
  const href = paths.item({ id: item, price: Number(product.PriceObj.incl_tax) })
  if (isAlive) return <Navigate to={href} replace />
  return (
    <MessagePage
      title={product.title}
      icon={<Package size={32} />}
      actions={
        <AppLink className={buttonClass()} href={href}>
          {t('details.seeItem')}
        </AppLink>
      }
    >
      {t('details.partnerGoods')}
    </MessagePage>
  )
}
