import type { SellerStatus, SupportVendor } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import css from '../../staff/record/Decide.module.css'
import { RecordDecision } from '../../staff/record/RecordDecision.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { exportDecision, vendorDecision } from './vendor-labels.ts'
import { t } from '../../language/translator.ts'

/** The moves that the server allows from here, each with its dialog. */
export function VendorDecisions({ vendor }: { vendor: SupportVendor }) {
  const [wanted, setWanted] = useState<SellerStatus | 'export' | null>(null)
  const allows = !vendor.may_list_export
  return (
    <Section title={t('staffVendors.decide')} className={css.panel}>
      <div className={css.buttons}>
        {vendor.allowed_statuses.map((status) => (
          <Button
            key={status}
            wide
            variant={status === 'approved' ? 'primary' : 'secondary'}
            onClick={() => setWanted(status)}
          >
            {vendorDecision(vendor, status).label}
          </Button>
        ))}
        {vendor.seller_status === 'approved' && (
          <Button wide variant="secondary" onClick={() => setWanted('export')}>
            {exportDecision(vendor).label}
          </Button>
        )}
      </div>
      {vendor.seller_status === 'none' && (
        <p className={css.quiet}>{t('staffVendors.noApplication')}</p>
      )}
      {wanted !== null && (
        <RecordDecision
          resource="support/vendors"
          record={vendor}
          words={wanted === 'export' ? exportDecision(vendor) : vendorDecision(vendor, wanted)}
          changes={wanted === 'export' ? { may_list_export: allows } : { seller_status: wanted }}
          onClose={() => setWanted(null)}
        />
      )}
    </Section>
  )
}
