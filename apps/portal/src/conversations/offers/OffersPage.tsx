import type { Offer } from '@bandari/sdk'
import { Card, EmptyState, Pager, Skeleton } from '@bandari/ui'
import { useGetList } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { ReadsOnly, useReadsOnly } from '../../layout/ReadsOnly.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import { querying } from '../../providers/granted.ts'
import { offerCalls } from '../../providers/offers.ts'
import { positive } from '../../shared/positive.ts'
import { FloorButton } from '../../shared/offers/FloorButton.tsx'
import { OfferAnswers } from '../../shared/offers/OfferAnswers.tsx'
import { OfferCard } from '../../shared/offers/OfferCard.tsx'
import shared from '../../shared/offers/Offers.module.css'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import css from './OffersPage.module.css'

const views = ['open', 'countered', 'accepted', 'ordered', 'all'] as const

type View = (typeof views)[number]

const perPage = 25
const aMinute = 60_000

/** Offers for the seller's own listings; for staff, offers on own stock. Open offers are shown first. */
export function OffersPage() {
  return (
    <Page title={t('portalOffers.theirs')}>
      <VendorOnly orHouse skeleton={<Skeletons />}>
        <ReadsOnly />
        <Offers />
      </VendorOnly>
    </Page>
  )
}

function Offers() {
  const [query] = useSearchParams()
  const view = views.find((name) => name === query.get('view')) ?? 'open'
  const page = positive(query.get('page')) ?? 1
  return (
    <div className={shared.page}>
      <nav className={css.views} aria-label={t('portalOffers.view')}>
        {views.map((name) => (
          <Link
            key={name}
            className={css.view}
            to={paths.listingOffers({ view: name })}
            aria-current={name === view ? 'page' : undefined}
          >
            {t(`portalOffers.view.${name}`)}
          </Link>
        ))}
      </nav>
      <OfferList view={view} page={page} />
    </div>
  )
}

function OfferList({ view, page }: { view: View; page: number }) {
  const readsOnly = useReadsOnly()
  const list = useGetList<Offer>(
    'vendor/offers',
    {
      pagination: { page, perPage },
      filter: view === 'all' ? {} : { state: view },
      // Among open offers, the one that ends next comes first.
      sort: view === 'open' ? { field: 'ends_at', order: 'ASC' } : { field: 'id', order: 'DESC' },
    },
    { ...querying, refetchInterval: aMinute },
  )
  const { data: offers, total, error, refetch } = list
  const elsewhere = toFirstPage(page, list, paths.listingOffers({ view }))
  if (elsewhere) return elsewhere
  if (error) {
    const title = t('portalOffers.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  if (!offers || total === undefined) return <Skeletons />
  if (offers.length === 0) {
    return (
      <EmptyState title={t('portalOffers.noneThere')}>{t('portalOffers.noneThereText')}</EmptyState>
    )
  }
  return (
    <>
      <ul className={shared.list} aria-label={t(`portalOffers.view.${view}`)}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} side="seller">
            {!readsOnly && (
              <>
                <OfferAnswers
                  key={offer.version}
                  offer={offer}
                  side="seller"
                  send={offerCalls.answerListingOffer}
                />
                <FloorButton id={offer.product_id} currency={offer.currency} />
              </>
            )}
          </OfferCard>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(total / perPage)}
        hrefFor={(number) => paths.listingOffers({ view, page: number })}
        linkComponent={RouterLink}
        label={t('portalOffers.pages')}
      />
    </>
  )
}

const rows = [1, 2]

function Skeletons() {
  return (
    <div className={shared.list} aria-busy="true">
      <output className="visually-hidden">{t('portalOffers.loading')}</output>
      {rows.map((place) => (
        <Card key={place}>
          <Skeleton width="60%" />
          <Skeleton width="30%" />
          <Skeleton shape="block" height="66px" />
        </Card>
      ))}
    </div>
  )
}
