import { useTranslate } from '@bandari/i18n/react'
import type { Seller } from '@bandari/sdk'
import { Breadcrumbs, ErrorAlert, Loading } from '@bandari/ui'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '../shared/addresses/params.ts'
import { pageStatus } from '../api/page-status.ts'
import { productCardsApi } from '../api/product-cards.ts'
import { asRefusal } from '../api/refusal.ts'
import { sellersApi, useGetSellerQuery } from '../api/sellers.ts'
import { cardsCall } from '../shared/cards/use-cards.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { readDestination } from '../shared/destination/my-destination.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { Awaited } from '../shared/page/Awaited.tsx'
import { NotFound } from '../shared/page/NotFound.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { useSellerName } from '../shared/sellers/use-seller-name.ts'
import { sellerId, sellerPages } from './seller-id.ts'
import { SellerCompany } from './SellerCompany.tsx'
import { SellerFacts } from './SellerFacts.tsx'
import { SellerHead } from './SellerHead.tsx'
import css from './SellerPage.module.css'
import { SellerReviews } from './SellerReviews.tsx'
import { SellerStock } from './SellerStock.tsx'

export const sellerRoute: RouteModule = {
  Page: SellerPage,
  ...(import.meta.env.SSR && {
    prefetch: async ({ ask, params, search, site }) => {
      const id = sellerId(params['id'])
      if (id === null) return
      const { getSeller, listSellerProducts, listSellerReviews } = sellersApi.endpoints
      const pages = sellerPages(search)
      const [{ data: stock }] = await Promise.all([
        ask(listSellerProducts, { id, page: pages.stock }),
        ask(listSellerReviews, { id, page: pages.reviews }),
        ask(getSeller, id),
      ])
      if (!stock || stock.products.length === 0) return
      const call = cardsCall(stock.products, readDestination(site.destination))
      await ask(productCardsApi.endpoints.listProductCards, call)
    },
    status: ({ state, params }) => {
      const id = sellerId(params['id'])
      return id === null ? 404 : pageStatus(sellersApi.endpoints.getSeller.select(id)(state).error)
    },
  }),
}

/** Who sells: what is known of them, what they have on offer, and what buyers say. */
function SellerPage() {
  const t = useTranslate()
  const id = sellerId(useParams()['id'])
  const { currentData: seller, error, refetch } = useGetSellerQuery(id ?? 0, { skip: id === null })
  const refusal = asRefusal(error)
  if (id === null || refusal?.status === 404) return <NotFound />
  if (seller) return <SellerOf seller={seller} />
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={t('seller.loading')} />
      {refusal ? (
        <>
          <h1 className="visually-hidden">{t('seller.failed')}</h1>
          <ErrorAlert
            title={t('seller.failed')}
            reference={refusal.requestId}
            onRetry={() => void refetch()}
          >
            {t('shell.checkConnection')}
          </ErrorAlert>
        </>
      ) : (
        <Awaited label={t('seller.loading')}>
          <Loading />
        </Awaited>
      )}
    </div>
  )
}

function SellerOf({ seller }: { seller: Seller }) {
  const t = useTranslate()
  const person = useSellerName()(seller)
  const name = seller.company?.name ?? person
  const [search] = useSearchParams()
  const pages = sellerPages(search)
  const trail = [{ label: t('shell.home'), href: paths.home() }, { label: name }]
  return (
    <div className={`container ${css.page}`}>
      <SellerHead seller={seller} name={name} trail={trail} isFirst={pages.stock === 1} />
      <Breadcrumbs items={trail} linkComponent={AppLink} />
      <h1>{name}</h1>
      {seller.company && <SellerCompany company={seller.company} name={name} />}
      <SellerFacts seller={seller} />
      <SellerStock seller={seller} pages={pages} />
      <SellerReviews seller={seller} name={name} pages={pages} />
    </div>
  )
}
