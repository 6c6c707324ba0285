import { useTranslate } from '@bandari/i18n/react'
import { type ProductDocument, session } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { lazyPart } from '../shared/page/lazy-component.tsx'
import { useEarlyPress } from '../shared/purchase/early-press.ts'
import { withMessages } from '../shared/page/lazy-messages.ts'
import { paths } from '../shared/addresses/paths.ts'

const OfferDialog = lazyPart(async () => {
  const module = await withMessages(['offers'], import('./OfferDialog.tsx'))
  return { default: module.OfferDialog }
})

/** The sellers of other goods name their price; the API refuses by itself. */
export function takesOffers({ product_class, PriceObj }: ProductDocument): boolean {
  const isVehicle = product_class === 'cars' || product_class === 'commercial'
  return isVehicle && PriceObj.currency === 'USD'
}

interface MakeOfferProps {
  product: ProductDocument
  /** The choices on the page, which have to survive the detour through /login. */
  query: string
  onStale: () => unknown
}

export function MakeOffer({ product, query, onStale }: MakeOfferProps) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const [search, setSearch] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const isBack = isSignedIn && search.has('offer')
  const open = () => {
    // A press before the page was alive comes before its session was read.
    if (session.token() !== null) setOpen(true)
    else void navigate(paths.signIn(`${pathname}?${query}&offer=1`))
  }
  const early = useEarlyPress('make-offer', open)
  const close = () => {
    setOpen(false)
    if (!isBack) return
    search.delete('offer')
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={open} {...early}>
        {t('details.makeOffer')}
      </Button>
      <Suspense>
        {(isOpen || isBack) && <OfferDialog product={product} onStale={onStale} onClose={close} />}
      </Suspense>
    </>
  )
}
