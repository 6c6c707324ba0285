import type { ListingBrief, ListingRelations as Relations, SupportListing } from '@bandari/sdk'
import { Skeleton } from '@bandari/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { narrowed, paths } from '../../../paths.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { formatMoney } from '../../../shared/format.ts'
import { offerStates } from '../../../shared/offers/offer-labels.ts'
import { StatusChip } from '../../../shared/order/StatusChip.tsx'
import { Section } from '../../../staff/record/Section.tsx'
import { whyLabel } from './findings/finding-labels.ts'
import { FindingChip } from './findings/FindingChip.tsx'
import { ListingBriefLine } from './ListingBriefLine.tsx'
import css from './ListingRelations.module.css'

/** What else there is about a listing, in the order in which somebody who decides about it asks. */
export function ListingRelations({ listing }: { listing: SupportListing }) {
  const { id } = listing
  const { data, error, refetch } = useOperation('getListingRelations', { path: { id } })
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('staffListings.relationsFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="block" height="320px" />
  return (
    <>
      <Findings relations={data} />
      <Doubles relations={data} />
      <Section title={t('staffListings.description')}>
        <p className={css.description}>{data.description || t('staffListings.noDescription')}</p>
      </Section>
      <Orders relations={data} />
      <Talks relations={data} />
      {listing.seller_id !== null && <Others relations={data} seller={listing.seller_id} />}
    </>
  )
}

interface PartProps {
  relations: Relations
}

function Findings({ relations: { findings } }: PartProps) {
  if (findings.length === 0) return null
  return (
    <Part title={t('staffListings.found')} none="">
      {findings.map((finding) => (
        <li key={finding.id}>
          <Link to={paths.supportFinding(finding.id)}>{whyLabel(finding)}</Link>
          <FindingChip finding={finding} />
        </li>
      ))}
    </Part>
  )
}

function Doubles({ relations: { chassis, pictures } }: PartProps) {
  return (
    <>
      {chassis.length > 0 && (
        <Part title={t('staffListings.chassisDoubles')} none="">
          {chassis.map(briefItem)}
        </Part>
      )}
      <Part title={t('staffListings.pictureDoubles')} none={t('staffListings.noPictureDoubles')}>
        {pictures.map(({ listing, picture, distance }) => (
          <li key={listing.id}>
            <ListingBriefLine
              listing={listing}
              picture={picture}
              note={
                distance === 0
                  ? t('staffListings.samePicture')
                  : t('staffListings.likePicture', { count: distance })
              }
            />
          </li>
        ))}
      </Part>
    </>
  )
}

function Orders({ relations: { orders, order_count } }: PartProps) {
  return (
    <Part
      title={t('staffListings.ordersOf', { count: order_count })}
      none={t('staffListings.noOrders')}
    >
      {orders.map(({ id, number, status, date_placed, total: amount, currency, buyer_name }) => (
        <li key={id}>
          <Link to={paths.supportOrder(id)}>{number}</Link>
          <StatusChip status={status} />
          <span>
            {buyer_name}, {formatMoney({ amount, currency })}
          </span>
          <span className={css.quiet}>{formatMoment(date_placed)}</span>
        </li>
      ))}
    </Part>
  )
}

function Talks({ relations: { threads, offers } }: PartProps) {
  return (
    <>
      <Part title={t('staffListings.offersOf')} none={t('staffListings.noOffers')}>
        {offers.map(({ id, amount, currency, state, made_at, buyer_name }) => (
          <li key={id}>
            <span>
              {buyer_name}, {formatMoney({ amount, currency })}
            </span>
            <span>{t(offerStates[state])}</span>
            <span className={css.quiet}>{formatMoment(made_at)}</span>
          </li>
        ))}
      </Part>
      <Part title={t('staffListings.threadsOf')} none={t('staffListings.noThreads')}>
        {threads.map(({ id, buyer_name, last_at, is_blocked }) => (
          <li key={id}>
            <Link to={paths.supportThread(id)}>{buyer_name}</Link>
            {is_blocked && <span>{t('staffListings.threadBlocked')}</span>}
            <span className={css.quiet}>{formatMoment(last_at)}</span>
          </li>
        ))}
      </Part>
    </>
  )
}

function Others({ relations: { others, other_count }, seller }: PartProps & { seller: number }) {
  return (
    <Part title={t('staffListings.othersOf')} none={t('staffListings.noOthers')}>
      {others.map(briefItem)}
      {other_count > others.length && (
        <li key="all">
          <Link to={narrowed(paths.supportListings, { seller_id: seller })}>
            {t('staffListings.allOfSeller', { count: other_count + 1 })}
          </Link>
        </li>
      )}
    </Part>
  )
}

function briefItem(listing: ListingBrief) {
  return (
    <li key={listing.id}>
      <ListingBriefLine listing={listing} />
    </li>
  )
}

interface ListPartProps {
  title: string
  none: string
  children: ReactNode[] | ReactNode
}

function Part({ title, none, children }: ListPartProps) {
  const isEmpty = Array.isArray(children) && children.flat().every((child) => !child)
  return (
    <Section title={title}>
      {isEmpty ? <p className={css.quiet}>{none}</p> : <ul className={css.list}>{children}</ul>}
    </Section>
  )
}
