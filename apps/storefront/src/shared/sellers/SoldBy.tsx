import { Rich } from '@bandari/i18n/react'
import type { SellerBrief } from '@bandari/sdk'
import { paths } from '../addresses/paths.ts'
import { AppLink } from '../page/AppLink.tsx'
import { useSite } from '../page/settings.ts'
import { useSellerName } from './use-seller-name.ts'

interface SoldByProps {
  /** Null for the shop itself. */
  seller: SellerBrief | null
  className?: string | undefined
}

/** The seller of a listing, linked to the page that tells who they are. */
export function SoldBy({ seller, className }: SoldByProps) {
  const nameOf = useSellerName()
  const { brandName } = useSite()
  return (
    <p className={className}>
      <Rich
        id="shared.soldBy"
        values={{ name: seller ? nameOf(seller) : brandName }}
        parts={{ link: <AppLink href={seller ? paths.seller(seller.id) : paths.about()} /> }}
      />
    </p>
  )
}
