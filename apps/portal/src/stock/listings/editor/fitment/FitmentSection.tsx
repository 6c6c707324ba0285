import type { CompatibleMake, SparesListing } from '@bandari/sdk'
import { ErrorAlert, Loading } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../../providers/data-provider.ts'
import { EditorSection } from '../EditorSection.tsx'
import { isClosed } from '../LockNotice.tsx'
import { AddFitment } from './AddFitment.tsx'
import css from './Fitment.module.css'
import { failed } from './messages.ts'
import { SavedFitment } from './SavedFitment.tsx'
import { useLoad } from './use-load.ts'
import { t } from '../../../../language/translator.ts'

interface FitmentSectionProps {
  listing: Pick<SparesListing, 'prod_id' | 'lock'>
}

/** Which vehicles a spare fits. It is saved by itself, apart from the listing's fields (account spec §2). */
export function FitmentSection({ listing }: FitmentSectionProps) {
  const { prod_id: id } = listing
  const isKept = isClosed(listing, 'remove')
  const { findSavedFitment } = useDataProvider<PortalDataProvider>()
  const stored = useLoad(String(id), () => findSavedFitment(id))
  const [changed, setChanged] = useState<readonly CompatibleMake[] | null>(null)
  const saved = changed ?? stored.data
  return (
    <EditorSection title={t('portalFitment.title')} lead={t('portalFitment.lead')}>
      {stored.error ? (
        <ErrorAlert title={t(failed.saved)} onRetry={stored.retry}>
          {stored.error.message}
        </ErrorAlert>
      ) : saved ? (
        <div className={css.parts}>
          <SavedFitment id={id} saved={saved} isKept={isKept} onSaved={setChanged} />
          <AddFitment id={id} saved={saved} isKept={isKept} onSaved={setChanged} />
        </div>
      ) : (
        <Loading label={t('portalFitment.loading')} />
      )}
    </EditorSection>
  )
}
