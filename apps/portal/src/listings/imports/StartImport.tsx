import type { ProdClass } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { ClassChoice } from './ClassChoice.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { FileChoice } from './FileChoice.tsx'
import css from './Imports.module.css'
import { needs } from './messages.ts'

/** Class, template, file: nothing is listed by any of them. */
export function StartImport() {
  const { getImportTemplate } = useDataProvider<PortalDataProvider>()
  const [query, setQuery] = useSearchParams()
  const [prodClass, setClass] = useState<ProdClass>(
    query.get('class') === 'parts' ? 'parts' : 'vehicles',
  )
  // The address changes later; the choice is shown at once.
  const choose = (next: ProdClass) => {
    setClass(next)
    setQuery(next === 'parts' ? { class: next } : {}, { replace: true })
  }
  const { always, live } = needs[prodClass]
  return (
    <Card as="section" className={css.steps} aria-labelledby="start-import">
      <h2 id="start-import" className={css.heading}>
        A CSV file, up to 5,000 listings
      </h2>
      <ClassChoice chosen={prodClass} onChoose={choose} />
      <div className={css.stack}>
        <h3 className={css.step}>2. Fill in the template</h3>
        <p>
          A row needs <strong>{always}</strong>. To be published it also needs {live}; write{' '}
          <em>live</em> under publish. A row whose <strong>reference</strong> you have used before
          changes that listing, so the file can be corrected and imported again.
        </p>
        <div>
          <DownloadButton download={() => getImportTemplate(prodClass)}>
            Download template
          </DownloadButton>
        </div>
      </div>
      <FileChoice key={prodClass} prodClass={prodClass} />
    </Card>
  )
}
