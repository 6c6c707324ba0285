import { useSearchParams } from 'react-router-dom'
import { DashboardTrail } from '../../layout/DashboardTrail.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { positive } from '../../shared/positive.ts'
import { EarlierImports } from './EarlierImports.tsx'
import { ImportReport, isImportStep } from './ImportReport.tsx'
import { ImportSkeleton } from './ImportSkeleton.tsx'
import { StartImport } from './StartImport.tsx'
import { t } from '../../language/translator.ts'

/** Ours: many listings from one file. Which import is looked at stands in the address. */
export function ImportPage() {
  const title = t('portalListings.import.title')
  const [query] = useSearchParams()
  const id = positive(query.get('import'))
  const step = query.get('step')
  return (
    <Page title={title} above={<DashboardTrail here={title} />}>
      <VendorOnly orHouse right="list" skeleton={<ImportSkeleton />}>
        {id === null ? (
          <>
            <StartImport />
            <EarlierImports />
          </>
        ) : (
          <ImportReport
            key={id}
            id={id}
            page={positive(query.get('page')) ?? 1}
            step={isImportStep(step) ? step : null}
          />
        )}
      </VendorOnly>
    </Page>
  )
}
