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
import { t } from '../../language/translator.ts'
import { Rich } from '@bandari/i18n/react'

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
  return (
    <Card as="section" className={css.steps} aria-labelledby="start-import">
      <h2 id="start-import" className={css.heading}>
        {t('portalListings.import.heading')}
      </h2>
      <ClassChoice chosen={prodClass} onChoose={choose} />
      <div className={css.stack}>
        <h3 className={css.step}>{t('portalListings.import.step2')}</h3>
        <p>
          <Rich id={needs[prodClass]} parts={{ strong: <strong />, em: <em /> }} />
        </p>
        <div>
          <DownloadButton download={() => getImportTemplate(prodClass)}>
            {t('portalListings.import.template')}
          </DownloadButton>
        </div>
      </div>
      <FileChoice key={prodClass} prodClass={prodClass} />
    </Card>
  )
}
