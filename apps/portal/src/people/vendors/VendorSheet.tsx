import type { SupportVendor } from '@bandari/sdk'
import { Skeleton } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { narrowed, paths } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import decide from '../../staff/record/Decide.module.css'
import { History } from '../../staff/record/History.tsx'
import { Section } from '../../staff/record/Section.tsx'
import sheet from '../../staff/record/Sheet.module.css'
import { VendorDecisions } from './VendorDecisions.tsx'
import { t } from '../../language/translator.ts'

// Papers are drawn below what a seller's and staff's pages share: fetched after the application.
const VendorCase = lazy(() =>
  import('./VendorCase.tsx').then((module) => ({ default: module.VendorCase })),
)

const VendorTeam = lazy(() =>
  import('./VendorTeam.tsx').then((module) => ({ default: module.VendorTeam })),
)

/** The application, next to the decision. */
export function VendorSheet({ vendor }: { vendor: SupportVendor }) {
  return (
    <div className={sheet.sheet}>
      <div className={decide.side}>
        <VendorDecisions vendor={vendor} />
      </div>
      <div className={sheet.main}>
        <Section title={t('staffVendors.application')}>
          <FactList facts={factsOf(vendor)} />
        </Section>
        <Suspense fallback={<Skeleton shape="block" height="160px" />}>
          <VendorCase vendor={vendor.id} />
          <VendorTeam vendor={vendor.id} />
        </Suspense>
        <History decisions={vendor.history} />
      </div>
    </div>
  )
}

function factsOf(vendor: SupportVendor): Fact[] {
  const { id, email, mobile, referrer_name, referrer_email, applied_at } = vendor
  const { num_listings, num_live } = vendor
  return [
    { name: t('staff.name'), value: `${vendor.first_name} ${vendor.last_name}` },
    { name: t('portal.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    { name: t('staffVendors.mobile'), value: mobile && <a href={`tel:${mobile}`}>{mobile}</a> },
    { name: t('staffVendors.country'), value: vendor.country },
    { name: t('staffVendors.storeId'), value: vendor.agent_code },
    {
      name: t('staffVendors.referrer'),
      value:
        referrer_name &&
        t('staffVendors.referrerOf', { name: referrer_name, email: String(referrer_email) }),
    },
    { name: t('staffVendors.applied'), value: applied_at && formatMoment(applied_at) },
    {
      name: t('staffVendors.listings'),
      value:
        num_listings === 0 ? (
          t('staffVendors.noneYet')
        ) : (
          <Link to={narrowed(paths.supportListings, { seller_email: email })}>
            {t('staffVendors.liveOf', { live: num_live, count: num_listings })}
          </Link>
        ),
    },
    {
      name: t('staffVendors.forExport'),
      value: t(vendor.may_list_export ? 'staffVendors.mayExport' : 'staffVendors.mayNotExport'),
    },
    {
      name: t('staffVendors.account'),
      value: <Link to={paths.supportUser(id)}>{accountLabel(vendor)}</Link>,
    },
  ]
}

function accountLabel({ is_active }: SupportVendor): string {
  return is_active ? t('staffVendors.accountActive') : t('staffVendors.accountClosed')
}
