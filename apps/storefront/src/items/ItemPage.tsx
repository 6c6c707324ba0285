import { Rich, useTranslate } from '@bandari/i18n/react'
import type { ItemDetail } from '@bandari/sdk'
import { Breadcrumbs, ErrorAlert, Price, Skeleton, SpecTable, Tabs } from '@bandari/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '../shared/addresses/params.ts'
import { itemsApi, useGetItemQuery } from '../api/items.ts'
import { pageStatus } from '../api/page-status.ts'
import { asRefusal } from '../api/refusal.ts'
import { shippingApi } from '../api/shipping.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import layout from '../shared/page/DetailLayout.module.css'
import { StickyAside } from '../shared/page/StickyAside.tsx'
import { MyMoney } from '../shared/money/MyMoney.tsx'
import { NotFound } from '../shared/page/NotFound.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { prefetchRates } from '../shared/money/prefetch-rates.ts'
import { ZoomableGallery } from '../shared/pictures/ZoomableGallery.tsx'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useFreshStock, useKnownBefore } from '../shared/purchase/use-fresh-stock.ts'
import { AlsoViewed } from './AlsoViewed.tsx'
import { AuctionInquiry } from './AuctionInquiry.tsx'
import { meaningOf, nameOf } from './conditions.data.ts'
import { Delivery } from './Delivery.tsx'
import { readItemChoice } from './item-choice.ts'
import { ItemAvailability } from './ItemAvailability.tsx'
import { ItemHead, itemPageTrail } from './ItemHead.tsx'
import css from './ItemPage.module.css'
import { ItemPurchase } from './ItemPurchase.tsx'
import { descriptionParts, itemRows } from './item-specs.ts'

/** /item-details/{id}/{price} (buyer spec §2). */
export const itemRoute: RouteModule = {
  Page: ItemPage,
  hasStock: true,
  prefetch: async (place) => {
    const { ask, params } = place
    const id = itemId(params['id'])
    if (id === null) return
    await Promise.all([
      ask(itemsApi.endpoints.getItem, id),
      ask(shippingApi.endpoints.listDestinations),
      prefetchRates(place),
    ])
  },
  status: ({ state, params }) => {
    const id = itemId(params['id'])
    if (id === null) return 404
    const { error } = itemsApi.endpoints.getItem.select(id)(state)
    return pageStatus(error)
  },
}

/** The contract's greatest length of a question. */
function itemId(segment: string | undefined): string | null {
  return segment && segment.trim() !== '' && segment.length <= 255 ? segment : null
}

function ItemPage() {
  const t = useTranslate()
  const id = itemId(useParams()['id'])
  const { currentData, error, refetch } = useGetItemQuery(id ?? '', {
    skip: id === null,
    refetchOnMountOrArgChange: useKnownBefore(),
    selectFromResult: ({ currentData, error }) => ({ currentData, error }),
  })
  const refusal = asRefusal(error)
  if (id === null || refusal?.status === 404) return <NotFound />
  if (refusal && !currentData) {
    return (
      <div className={`container ${layout.page}`}>
        <PageHead title={t('items.item')} />
        <h1 className="visually-hidden">{t('items.item')}</h1>
        <ErrorAlert
          title={t('items.itemFailed')}
          reference={refusal.requestId}
          onRetry={() => void refetch()}
        >
          {t(refusal.code === 'partner_silent' ? 'items.partnerSilent' : 'shell.checkConnection')}
        </ErrorAlert>
      </div>
    )
  }
  // Each item starts afresh: the choices for one do not apply to the next.
  return currentData ? <Item key={id} item={currentData} onStale={refetch} /> : <ItemSkeleton />
}

interface ItemProps {
  item: ItemDetail
  /** Asks for it as it is now. */
  onStale: () => unknown
}

function Item({ item, onStale }: ItemProps) {
  useFreshStock(onStale)
  const t = useTranslate()
  const [search] = useSearchParams()
  const { country } = readItemChoice(search, item.quantity)
  const { title, images, listing_type, quantity, price, currency } = item
  const isAuction = listing_type === 'Auction'
  // Orders are in dollars (contract C16).
  const isBoughtHere = !isAuction && currency === 'USD'
  return (
    <div className={`container ${layout.page}`}>
      <ItemHead item={item} />
      <Breadcrumbs items={itemPageTrail(t, item)} linkComponent={AppLink} />
      <div className={layout.layout}>
        <div className={layout.gallery}>
          <ZoomableGallery
            label={title}
            pictures={images}
            sizes="(min-width: 1280px) 816px, (min-width: 1024px) 60vw, (min-width: 768px) 50vw, 100vw"
          />
        </div>
        <StickyAside>
          <div className={css.head}>
            <div>
              <ItemAvailability listingType={listing_type} quantity={quantity} />
            </div>
            <h1 className={css.title}>{title}</h1>
            <div>
              <Price amount={price} currency={currency} size="large" />
              <MyMoney amount={price} currency={currency} country={country} />
              <MyMoney show="rate" currency={currency} country={country} />
              <p className={css.note}>{t(isAuction ? 'items.bid' : 'items.priceBeforeShipping')}</p>
            </div>
            <State condition={item.condition} />
          </div>
          {isBoughtHere ? (
            <ItemPurchase item={item} onStale={onStale} />
          ) : (
            <AuctionInquiry item={item} />
          )}
        </StickyAside>
        <div className={layout.facts}>
          <ItemTabs item={item} />
        </div>
      </div>
      <AlsoViewed items={item.related} />
    </div>
  )
}

function State({ condition }: Pick<ItemDetail, 'condition'>) {
  const t = useTranslate()
  const name = nameOf(condition)
  return (
    <section className={css.condition} aria-labelledby="conditions">
      <h2 id="conditions">{t('items.conditions')}</h2>
      <p>
        <Rich
          id="items.conditionText"
          values={{ meaning: t(meaningOf(condition)) }}
          parts={{ condition: <strong>{name === null ? condition : t(name)}</strong> }}
        />
      </p>
    </section>
  )
}

function ItemTabs({ item }: { item: ItemDetail }) {
  const t = useTranslate()
  const [selected, select] = useState<'about' | 'delivery'>('about')
  return (
    <Tabs
      label={t('items.tabs')}
      selected={selected}
      onSelect={select}
      tabs={[
        { id: 'about', label: t('items.about'), content: <About item={item} /> },
        { id: 'delivery', label: t('items.delivery'), content: <Delivery item={item} /> },
      ]}
    />
  )
}

function About({ item }: { item: ItemDetail }) {
  const t = useTranslate()
  const parts = descriptionParts(item.description_clean)
  return (
    <div className={css.about}>
      <SpecTable rows={itemRows(t, item)} />
      <section aria-labelledby="description">
        <h2 className={css.subtitle} id="description">
          {t('items.descriptionTitle')}
        </h2>
        {parts.length > 1 ? (
          <ul className={css.parts}>
            {parts.map((part, index) => (
              <li key={index}>{part}</li>
            ))}
          </ul>
        ) : (
          <p className="prose">{parts[0] ?? t('items.nothingWritten')}</p>
        )}
      </section>
    </div>
  )
}

function ItemSkeleton() {
  const t = useTranslate()
  return (
    <div className={`container ${layout.page}`} aria-busy="true">
      <PageHead title={t('items.loading')} />
      <p className="visually-hidden" role="status">
        {t('items.loadingItem')}
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
