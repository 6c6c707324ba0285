import type { SupportChassisDouble } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../../language/translator.ts'
import { paths } from '../../../../paths.ts'
import { formatMoment } from '../../../../shared/dates.ts'
import { type Fact, FactList } from '../../../../shared/FactList.tsx'
import { formatMoney } from '../../../../shared/format.ts'
import decide from '../../../../staff/record/Decide.module.css'
import { RecordDecision } from '../../../../staff/record/RecordDecision.tsx'
import { Section } from '../../../../staff/record/Section.tsx'
import { StaffShow } from '../../../../staff/record/StaffShow.tsx'
import { useMay } from '../../../../staff/use-may.ts'
import css from './ChassisDoubleShow.module.css'
import { stateOf } from './ChassisDoubleList.tsx'

export function ChassisDoubleShow() {
  return (
    <StaffShow<SupportChassisDouble>
      what="chassisDouble"
      listed="chassisDoubles"
      filled="chassis"
      titleOf={({ chassis }) => t('staffChassisDoubles.titleOf', { chassis })}
      badgesOf={stateOf}
    >
      {(found) => <Sheet found={found} />}
    </StaffShow>
  )
}

function Sheet({ found }: { found: SupportChassisDouble }) {
  const mayDecide = useMay('updateSupportChassisDouble')
  const { listings, decided_at, reason } = found
  return (
    <div className={css.page}>
      <div className={css.listings}>
        {listings.map((listing, place) => (
          <Section
            key={listing.id}
            title={t(place === 0 ? 'staffChassisDoubles.older' : 'staffChassisDoubles.newer')}
          >
            <FactList facts={factsOf(listing)} />
          </Section>
        ))}
      </div>
      {decided_at !== null && (
        <p>
          {t('staffChassisDoubles.decidedOn', {
            moment: formatMoment(decided_at),
            reason: reason ?? '',
          })}
        </p>
      )}
      {mayDecide && found.state === 'open' && <Decision found={found} />}
    </div>
  )
}

type Doubled = SupportChassisDouble['listings'][number]

function factsOf(listing: Doubled): Fact[] {
  const { id, title, seller_id, seller_name, price: amount, currency } = listing
  return [
    {
      name: t('staffChassisDoubles.listing'),
      value: <Link to={paths.supportListing(id)}>{title}</Link>,
    },
    { name: t('staff.state'), value: saleLabel(listing) },
    {
      name: t('staffChassisDoubles.seller'),
      value:
        seller_id === null ? (
          t('staffChassisDoubles.ours')
        ) : (
          <Link to={paths.supportVendor(seller_id)}>{seller_name}</Link>
        ),
    },
    { name: t('staffChassisDoubles.price'), value: formatMoney({ amount, currency }) },
    { name: t('staffChassisDoubles.photos'), value: String(listing.photos) },
    { name: t('staffChassisDoubles.reference'), value: listing.reference },
    { name: t('staffChassisDoubles.stockNumber'), value: listing.vendor_reference },
    { name: t('staffChassisDoubles.created'), value: formatMoment(listing.date_created) },
  ]
}

function saleLabel({ prod_live, taken_down }: Doubled): string {
  if (taken_down) return t('staffChassisDoubles.takenDown')
  return t(prod_live === 'live' ? 'staffChassisDoubles.onSale' : 'staffChassisDoubles.offSale')
}

function Decision({ found }: { found: SupportChassisDouble }) {
  const [isOpen, setOpen] = useState(false)
  const label = t('staffChassisDoubles.keep')
  return (
    <Section title={t('staffChassisDoubles.decide')} className={decide.panel}>
      <p>{t('staffChassisDoubles.how')}</p>
      <div className={decide.buttons}>
        <Button wide variant="secondary" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      {isOpen && (
        <RecordDecision
          resource="support/chassis-doubles"
          record={found}
          words={{
            title: label,
            effect: t('staffChassisDoubles.keepText'),
            confirm: label,
            hint: t('staffChassisDoubles.keepHint'),
            done: t('staffChassisDoubles.keepDone'),
          }}
          changes={{ both_stay: true }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
