import type { SupportListing } from '@bandari/sdk'
import { Picture } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { formatMoney } from '../../shared/format.ts'
import decide from '../../staff/record/Decide.module.css'
import { History } from '../../staff/record/History.tsx'
import { Section } from '../../staff/record/Section.tsx'
import sheet from '../../staff/record/Sheet.module.css'
import { classNames, marketNames } from './listing-words.ts'
import { ListingDecisions } from './ListingDecisions.tsx'

/** The listing, its seller, and the decisions that staff may make about it. */
export function ListingSheet({ listing }: { listing: SupportListing }) {
  return (
    <div className={sheet.sheet}>
      <div className={decide.side}>
        <ListingDecisions listing={listing} />
      </div>
      <div className={sheet.main}>
        <Photos listing={listing} />
        <Section title="Listing">
          <FactList facts={factsOf(listing)} />
        </Section>
        <History decisions={listing.history} />
      </div>
    </div>
  )
}

function Photos({ listing: { photos, title } }: { listing: SupportListing }) {
  return (
    <Section title="Photos">
      {photos.length === 0 ? (
        <p className={decide.quiet}>There are none.</p>
      ) : (
        <ul className={decide.photos}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <Picture src={photo} alt={`${title}, photo ${index + 1}`} sizes="200px" />
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
    { name: 'Number', value: listing.id },
    { name: 'Kind', value: `${classNames[listing.prod_class]}, ${marketNames[listing.market]}` },
    { name: 'Subtitle', value: listing.subtitle },
    { name: 'Part number', value: listing.part_number },
    { name: 'Reference', value: listing.reference },
    { name: 'Vendor’s reference', value: listing.vendor_reference },
    { name: 'Price', value: formatMoney({ amount, currency }) },
    { name: 'Stock', value: stockWords(listing) },
    {
      name: 'Seller',
      value:
        seller_id === null ? (
          'Our own stock'
        ) : (
          <Link to={paths.supportVendor(seller_id)}>
            {seller_name}, {seller_email}
          </Link>
        ),
    },
    { name: 'Contact', value: contact && <a href={`tel:${contact}`}>{contact}</a> },
    { name: 'Location', value: listing.location },
    { name: 'Added', value: formatMoment(listing.date_created) },
    { name: 'Changed', value: formatMoment(listing.date_updated) },
  ]
}

function stockWords({ num_in_stock, num_available }: SupportListing): string {
  const promised = num_in_stock - num_available
  return promised === 0
    ? String(num_in_stock)
    : `${num_in_stock}, ${promised} of them promised to orders`
}
