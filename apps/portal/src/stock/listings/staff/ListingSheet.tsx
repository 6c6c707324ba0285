import type { SupportListing } from '@bandari/sdk'
import { Notice, Picture } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { type Fact, FactList } from '../../../shared/FactList.tsx'
import { formatMoney } from '../../../shared/format.ts'
import decide from '../../../staff/record/Decide.module.css'
import { History } from '../../../staff/record/History.tsx'
import { Section } from '../../../staff/record/Section.tsx'
import sheet from '../../../staff/record/Sheet.module.css'
import { classNames, marketNames } from './listing-labels.ts'
import { ListingRelations } from './ListingRelations.tsx'
import { ListingDecisions } from './ListingDecisions.tsx'
import { t } from '../../../language/translator.ts'

/** The listing, its seller, and the decisions that staff may make about it. */
export function ListingSheet({ listing }: { listing: SupportListing }) {
  return (
    <div className={sheet.sheet}>
      <div className={decide.side}>
        <ListingDecisions listing={listing} />
      </div>
      <div className={sheet.main}>
        <SameChassis listing={listing} />
        <Photos listing={listing} />
        <Section title={t('staffListings.listing')}>
          <FactList facts={factsOf(listing)} />
        </Section>
        <ListingRelations listing={listing} />
        <History decisions={listing.history} />
      </div>
    </div>
  )
}

/** Whoever decides looks at both. */
function SameChassis({
  listing: { chassis_number: number, same_chassis },
}: {
  listing: SupportListing
}) {
  if (number === null || same_chassis.length === 0) return null
  return (
    <Notice kind="attention" title={t('staffListings.sameChassis', { number })}>
      {same_chassis.map((id) => (
        <p key={id}>
          <Link to={paths.supportListing(id)}>
            {t('staffListings.sameChassis.look', { id: String(id) })}
          </Link>
        </p>
      ))}
    </Notice>
  )
}

function Photos({ listing: { photos, title } }: { listing: SupportListing }) {
  return (
    <Section title={t('staffListings.photos')}>
      {photos.length === 0 ? (
        <p className={decide.quiet}>{t('staffListings.noPhotos')}</p>
      ) : (
        <ul className={decide.photos}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <Picture
                src={photo}
                alt={t('staffListings.photo', { title, number: index + 1 })}
                sizes="200px"
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function factsOf(listing: SupportListing): Fact[] {
  const { price: amount, currency, seller_id, seller_name, seller_email, contact } = listing
  return [
    { name: t('staffListings.fact.number'), value: listing.id },
    {
      name: t('staffListings.kind'),
      value: t('staffListings.fact.kind', {
        kind: t(classNames[listing.prod_class]),
        market: t(marketNames[listing.market]),
      }),
    },
    { name: t('staffListings.fact.subtitle'), value: listing.subtitle },
    { name: t('staffListings.fact.partNumber'), value: listing.part_number },
    { name: t('staffListings.fact.chassis'), value: listing.chassis_number },
    { name: t('staffListings.fact.reference'), value: listing.reference },
    { name: t('staffListings.fact.vendorReference'), value: listing.vendor_reference },
    { name: t('staffListings.price'), value: formatMoney({ amount, currency }) },
    { name: t('staffListings.stock'), value: stockLabel(listing) },
    {
      name: t('staffListings.seller'),
      value:
        seller_id === null ? (
          t('staffListings.ownStock')
        ) : (
          <Link to={paths.supportVendor(seller_id)}>
            {seller_name}, {seller_email}
          </Link>
        ),
    },
    {
      name: t('staffListings.fact.contact'),
      value: contact && <a href={`tel:${contact}`}>{contact}</a>,
    },
    { name: t('staffListings.fact.phoneReveals'), value: String(listing.phone_reveals) },
    { name: t('staffListings.fact.location'), value: listing.location },
    { name: t('staffListings.added'), value: formatMoment(listing.date_created) },
    { name: t('staffListings.fact.changed'), value: formatMoment(listing.date_updated) },
  ]
}

function stockLabel({ num_in_stock, num_available }: SupportListing): string {
  const promised = num_in_stock - num_available
  return promised === 0
    ? String(num_in_stock)
    : t('staffListings.stock.promised', { stock: num_in_stock, promised })
}
