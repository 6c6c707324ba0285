import type { SupportVendor } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { narrowed, paths } from '../paths.ts'
import { formatMoment } from '../shared/dates.ts'
import { type Fact, FactList } from '../shared/FactList.tsx'
import decide from '../staff/record/Decide.module.css'
import { History } from '../staff/record/History.tsx'
import { Section } from '../staff/record/Section.tsx'
import sheet from '../staff/record/Sheet.module.css'
import { VendorDecisions } from './VendorDecisions.tsx'

/** The application, beside the decision. */
export function VendorSheet({ vendor }: { vendor: SupportVendor }) {
  return (
    <div className={sheet.sheet}>
      <div className={decide.side}>
        <VendorDecisions vendor={vendor} />
      </div>
      <div className={sheet.main}>
        <Section title="Application">
          <FactList facts={factsOf(vendor)} />
        </Section>
        <History decisions={vendor.history} />
      </div>
    </div>
  )
}

function factsOf(vendor: SupportVendor): Fact[] {
  const { id, email, mobile, referrer_name, referrer_email, applied_at } = vendor
  const { num_listings, num_live } = vendor
  return [
    { name: 'Name', value: `${vendor.first_name} ${vendor.last_name}` },
    { name: 'E-mail', value: <a href={`mailto:${email}`}>{email}</a> },
    { name: 'Mobile', value: mobile && <a href={`tel:${mobile}`}>{mobile}</a> },
    { name: 'Country', value: vendor.country },
    { name: 'Store ID', value: vendor.agent_code },
    { name: 'Referrer', value: referrer_name && `${referrer_name}, ${referrer_email}` },
    { name: 'Applied', value: applied_at && formatMoment(applied_at) },
    {
      name: 'Listings',
      value:
        num_listings === 0 ? (
          'None yet'
        ) : (
          <Link to={narrowed(paths.supportListings, { seller_email: email })}>
            {num_live} live of {num_listings}
          </Link>
        ),
    },
    { name: 'Account', value: <Link to={paths.supportUser(id)}>{accountWords(vendor)}</Link> },
  ]
}

function accountWords({ is_active }: SupportVendor): string {
  return is_active ? 'Active' : 'Deactivated: cannot sign in'
}
