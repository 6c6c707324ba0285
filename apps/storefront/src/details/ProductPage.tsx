import { useTranslate, useTranslator } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { Breadcrumbs, Skeleton } from '@bandari/ui'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '../shared/addresses/params.ts'
import { catalogueApi, useGetProductDocumentQuery } from '../api/catalogue.ts'
import { pageStatus } from '../api/page-status.ts'
import { asRefusal } from '../api/refusal.ts'
import { shippingApi } from '../api/shipping.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import layout from '../shared/page/DetailLayout.module.css'
import { StickyAside } from '../shared/page/StickyAside.tsx'
import { withMessages } from '../shared/page/lazy-messages.ts'
import { lazyComponent, lazyPart } from '../shared/page/lazy-component.tsx'
import { useMyDestination } from '../shared/destination/my-destination.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { prefetchRates } from '../shared/money/prefetch-rates.ts'
import { ZoomableGallery } from '../shared/pictures/ZoomableGallery.tsx'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useFreshStock, useKnownBefore } from '../shared/purchase/use-fresh-stock.ts'
import { ProductHead } from './ProductHead.tsx'
import { ProductTitle } from './ProductTitle.tsx'
import { productTrail } from './product-trail.ts'
import { beginningOf, readChoice, stockOf } from './purchase-choice.ts'
import { PurchasePanel } from './PurchasePanel.tsx'
import { isSpare } from './spare.ts'
import css from './ProductPage.module.css'

// Below the main content; the server's page has its text at once. One file, as every page needs all of it.
const belowFold = () => import('./below-fold.ts')
const AfterOrder = lazyComponent(() => belowFold().then((module) => module.AfterOrder))
const ContactCard = lazyComponent(() => belowFold().then((module) => module.ContactCard))
const Facts = lazyComponent(() => belowFold().then((module) => module.Facts))
const Landed = lazyComponent(() => belowFold().then((module) => module.Landed))
const RecordSeen = lazyComponent(() => belowFold().then((module) => module.RecordSeen))
const Related = lazyComponent(() => belowFold().then((module) => module.Related))
const SoldBy = lazyComponent(() => belowFold().then((module) => module.SoldBy))
// Of listings that have them, with their sentences.
const files = () => withMessages(['sheet'], import('./listing-files.ts'))
const AuctionSheet = lazyComponent(() => files().then((module) => module.AuctionSheet))
const WalkRound = lazyComponent(() => files().then((module) => module.WalkRound))
// For goods that are sold in Kenya.
const local = () => withMessages(['garage'], import('./local.ts'))
const LocalOffer = lazyComponent(() => local().then((module) => module.LocalOffer))
const MisfitNotice = lazyComponent(() => local().then((module) => module.MisfitNotice))
const Compatibility = lazyComponent(() => local().then((module) => module.Compatibility))
// Few visitors see one of these, so they are not part of every product's page.
const unavailable = () => import('./unavailable.ts')
const PartnerGoods = lazyComponent(() => unavailable().then((module) => module.PartnerGoods))
const WithdrawnPage = lazyPart(() =>
  unavailable().then((module) => ({ default: module.WithdrawnPage })),
)
const NotFound = lazyComponent(() => unavailable().then((module) => module.NotFound))
const ProductFailed = lazyPart(() =>
  unavailable().then((module) => ({ default: module.ProductFailed })),
)

export const productRoute: RouteModule = {
  Page: ProductPage,
  hasStock: true,
  ...(import.meta.env.SSR && onServer()),
}

function onServer(): Pick<RouteModule, 'prefetch' | 'status'> {
  return {
    prefetch: async (place) => {
      const { ask, params } = place
      const id = productId(params['id'])
      if (id === null) return
      const [{ data }] = await Promise.all([
        ask(catalogueApi.endpoints.getProductDocument, id),
        ask(shippingApi.endpoints.listDestinations),
        prefetchRates(place),
      ])
      if (data && isSpare(data)) {
        const { prefetchCompatibility } = await import('./prefetch-compatibility.ts')
        await prefetchCompatibility(place, id)
      }
      if (data?.market === 'export' && place.site.destination !== '') {
        const { prefetchLanded } = await import('./prefetch-landed.ts')
        await prefetchLanded(place, id)
      }
    },
    status: ({ state, params }) => {
      const id = productId(params['id'])
      if (id === null) return 404
      const { error } = catalogueApi.endpoints.getProductDocument.select(id)(state)
      return pageStatus(error)
    },
  }
}

/** The id is the second segment of /details/{id} and /Car/{id} (buyer spec §2). */
function productId(segment: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(segment ?? '') ? Number(segment) : null
  return id !== null && id <= 2_147_483_647 ? id : null
}

function ProductPage() {
  const id = productId(useParams()['id'])
  // Answers to an earlier look at the page are asked for again; the server's page comes with current ones.
  const { currentData, error, refetch } = useGetProductDocumentQuery(id ?? 0, {
    skip: id === null,
    refetchOnMountOrArgChange: useKnownBefore(),
    selectFromResult: ({ currentData, error }) => ({ currentData, error }),
  })
  const refusal = asRefusal(error)
  if (id === null || refusal?.status === 404) return <NotFound />
  if (refusal?.status === 410) return <WithdrawnPage refusal={refusal} />
  if (refusal) return <ProductFailed refusal={refusal} onRetry={() => void refetch()} />
  const item = currentData?.item ?? null
  if (currentData && item !== null) {
    return <PartnerGoods product={currentData} item={item} />
  }
  // Each product starts afresh: the choices for one do not apply to the next.
  return currentData ? (
    <Product key={id} product={currentData} onStale={refetch} />
  ) : (
    <ProductSkeleton />
  )
}

interface ProductProps {
  product: ProductDocument
  /** Asks for it as it is now. */
  onStale: () => unknown
}

function Product({ product, onStale }: ProductProps) {
  useFreshStock(onStale)
  const translator = useTranslator()
  const [search] = useSearchParams()
  const mine = useMyDestination()
  const [held, setHeld] = useState<ProductDocument | null>(null)
  const { title, images, video, related, market, listing_type } = product
  const isBoughtHere = market === 'export' && listing_type !== 'Auction'
  const isSold = isBoughtHere && stockOf(product) < 1
  return (
    <div className={`container ${layout.page}`}>
      <ProductHead product={product} />
      <Breadcrumbs items={productTrail(translator, product)} linkComponent={AppLink} />
      <div className={layout.layout}>
        <div className={layout.gallery}>
          <ZoomableGallery
            label={title}
            pictures={images.map(({ remote_image }) => remote_image)}
            sizes="(min-width: 1280px) 816px, (min-width: 1024px) 60vw, (min-width: 768px) 50vw, calc(100vw - 40px)"
          />
          {video && <WalkRound video={video} poster={images[0]?.remote_image} title={title} />}
        </div>
        <StickyAside>
          <ProductTitle
            product={held ?? product}
            country={isBoughtHere ? readChoice(search, [], beginningOf(mine)).country : undefined}
          />
          <SoldBy seller={product.seller} />
          {isSpare(product) && <MisfitNotice id={product.id} />}
          {isBoughtHere ? (
            <Suspense>
              <PurchasePanel product={product} onStale={onStale} onHeld={setHeld} />
            </Suspense>
          ) : (
            <LocalOffer product={product} />
          )}
        </StickyAside>
        <div className={`${layout.facts} ${css.facts}`}>
          {isBoughtHere && !isSold && <Landed product={product} />}
          {isSpare(product) && <Compatibility id={product.id} />}
          <Facts product={product} />
          {market === 'export' && !isSpare(product) && <AuctionSheet product={product} />}
          {isBoughtHere && !isSold && <AfterOrder />}
          <ContactCard product={product} hasPhone={isBoughtHere} />
        </div>
      </div>
      <RecordSeen id={product.id} />
      {!isSold && related.length > 0 && <Related related={related} />}
    </div>
  )
}

function ProductSkeleton() {
  const t = useTranslate()
  return (
    <div className={`container ${layout.page}`} aria-busy="true">
      <PageHead title={t('details.loading')} />
      <p className="visually-hidden" role="status">
        {t('details.loadingVehicle')}
      </p>
      <Skeleton />
      <div className={layout.layout}>
        <Skeleton shape="picture" className={layout.gallery} />
        <div className={layout.aside}>
          <Skeleton shape="block" className={layout.panelSkeleton} />
        </div>
      </div>
    </div>
  )
}
