import type { Listing, ProdClass } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { type ReactNode, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { NotFoundPage } from '../../../layout/NotFoundPage.tsx'
import { Page } from '../../../layout/Page.tsx'
import { useDocumentTitle } from '../../../layout/use-document-title.ts'
import { NotApproved, VendorOnly } from '../../../layout/VendorOnly.tsx'
import { paths } from '../../../paths.ts'
import { sentenceOf } from '../../../providers/granted.ts'
import type { ListingKey } from '../../../providers/listings.ts'
import { positive } from '../../../shared/positive.ts'
import { EditorBarSkeleton } from './EditorBar.tsx'
import { useListing } from './use-listing.ts'
import { t } from '../../../language/translator.ts'

export interface ListingPageProps {
  prodClass: ProdClass
  children: (listing: Listing, place: ListingKey) => ReactNode
}

/** Reads the listing that the address names, or says why there is none. Another address is another editor. */
export function ListingPage(props: ListingPageProps) {
  const { cid = '', lid } = useParams()
  const [attempt, setAttempt] = useState(1)
  const place = listingKeyOf(props.prodClass, cid, lid)
  if (!place) return <NotFoundPage />
  const retry = () => setAttempt(attempt + 1)
  return <Loaded key={`${cid}/${lid}/${attempt}`} place={place} onRetry={retry} {...props} />
}

/** A spare has no lectures: its second number names nothing (account spec §2). */
function listingKeyOf(
  prodClass: ProdClass,
  cid: string,
  lid: string | undefined,
): ListingKey | null {
  const listing = positive(cid)
  if (listing === null) return null
  if (lid === undefined || prodClass === 'parts') return { cid: listing }
  const lecture = positive(lid)
  return lecture === null ? null : { cid: listing, lid: lecture }
}

interface LoadedProps extends ListingPageProps {
  place: ListingKey
  onRetry: () => void
}

function Loaded({ place, prodClass, onRetry, children }: LoadedProps) {
  const answer = useListing(place)
  useDocumentTitle(answer?.data?.prod_title ?? t('portalEditor.listing'))
  if (answer === null) {
    return (
      <>
        <EditorBarSkeleton />
        <Loading label={t('portalEditor.loading')} />
      </>
    )
  }
  const { data, refusal } = answer
  if (data?.prod_class === prodClass) return children(data, place)
  if (data) return <Navigate to={paths.listing(data.prod_class, data.prod_id)} replace />
  // Account spec §8.
  if (refusal.status === 401) return <Navigate to={paths.profile} replace />
  if (refusal.status === 404) return <NotFoundPage />
  if (refusal.status === 403) return <ClosedPage />
  return (
    <Page title={t('portalEditor.listing')}>
      <LoadFailure error={new Error(sentenceOf(refusal))} onRetry={onRetry} />
    </Page>
  )
}

function ClosedPage() {
  return (
    <Page title={t('portalEditor.listing')}>
      <VendorOnly orHouse right="list" skeleton={<Loading />}>
        <NotApproved />
      </VendorOnly>
    </Page>
  )
}
