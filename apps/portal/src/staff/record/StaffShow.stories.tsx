import { Badge, Button } from '@bandari/ui'
import { useState } from 'react'
import { type RaRecord, ResourceContextProvider } from 'react-admin'
import { t } from '../../language/translator.ts'
import { FactList } from '../../shared/FactList.tsx'
import css from './Decide.module.css'
import { RecordDecision } from './RecordDecision.tsx'
import { Section } from './Section.tsx'
import { StaffShow } from './StaffShow.tsx'

interface Vendor extends RaRecord<number> {
  name: string
  email: string
  shop: string
}

const vendor: Vendor = {
  id: 7,
  name: 'Amina Odhiambo',
  email: 'amina@example.com',
  shop: 'Kilindini Motors and Spares (East Africa) Limited, Mombasa Industrial Area',
}

/** A page of a record: loaded, on its way, and refused. */
export default { parameters: { at: '/7', records: { 'support/vendors': [vendor] } } }

const waits = () => <Badge tone="attention">{t('staffVendors.status.pending')}</Badge>

const Vendors = () => (
  <ResourceContextProvider value="support/vendors">
    <StaffShow<Vendor>
      what="vendor"
      listed="vendors"
      filled="email"
      titleOf={({ name }) => name}
      badgesOf={waits}
    >
      {(shown) => (
        <>
          <Section title={t('staffVendors.application')}>
            <FactList
              facts={[
                { name: t('staffVendors.applicant'), value: shown.name },
                { name: t('portal.email'), value: shown.email },
                { name: t('staffVendors.storeId'), value: shown.shop },
                { name: t('staffVendors.referrer'), value: null },
              ]}
            />
          </Section>
          <Decide vendor={shown} />
        </>
      )}
    </StaffShow>
  </ResourceContextProvider>
)

function Decide({ vendor: { name, email, ...rest } }: { vendor: Vendor }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('staffVendors.decide')} className={css.panel}>
      <div className={css.buttons}>
        <Button wide onClick={() => setOpen(true)}>
          {t('staffVendors.approve.label')}
        </Button>
      </div>
      {isOpen && (
        <RecordDecision
          resource="support/vendors"
          record={{ ...rest, name, email }}
          words={{
            title: t('staffVendors.approve.title', { name }),
            effect: t('staffVendors.approve.effect', { name }),
            confirm: t('staffVendors.approve.confirm'),
            hint: t('staffVendors.approve.hint', { name }),
            done: t('staffVendors.approve.done', { name, email }),
            needsReason: false,
          }}
          changes={{ status: 'approved' }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

export const Whole = () => <Vendors />

export const StillComing = {
  render: () => <Vendors />,
  parameters: { answers: 'nothing-yet' },
}

export const Refused = {
  render: () => <Vendors />,
  parameters: { answers: 'refusal' },
}
