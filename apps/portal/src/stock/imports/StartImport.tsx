import { Card } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider, usePermissions } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { Permissions } from '../../providers/auth-provider.ts'
import { querying } from '../../providers/granted.ts'
import { sells } from '../../providers/sells.ts'
import { marketsOf } from '../../shared/markets.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { ClassChoice } from './ClassChoice.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { FileChoice } from './FileChoice.tsx'
import css from './Imports.module.css'
import { type FileKind, fileKindsOf, needs, wireKinds } from './messages.ts'
import { t } from '../../language/translator.ts'
import { Rich } from '@bandari/i18n/react'

/** Class, template, file: nothing is listed by any of them. */
export function StartImport() {
  const { getImportTemplate } = useDataProvider<PortalDataProvider>()
  const [query, setQuery] = useSearchParams()
  const { permissions } = usePermissions<Permissions>({}, querying)
  const kinds = fileKindsOf(marketsOf(permissions))
  const [wanted, setWanted] = useState(query.get('class'))
  const kind = kinds.find((each) => each === wanted) ?? kinds[0] ?? 'vehicles'
  // The address changes later; the choice is shown at once.
  const choose = (next: FileKind) => {
    setWanted(next)
    setQuery(next === 'vehicles' ? {} : { class: next }, { replace: true })
  }
  return (
    <Card as="section" className={css.steps} aria-labelledby="start-import">
      <h2 id="start-import" className={css.heading}>
        {t('portalListings.import.heading')}
      </h2>
      <ClassChoice kinds={kinds} chosen={kind} onChoose={choose} />
      <div className={css.stack}>
        <h3 className={css.step}>{t('portalListings.import.step2')}</h3>
        <p>
          <Rich id={needs[kind]} parts={{ strong: <strong />, em: <em /> }} />
        </p>
        <p className={css.quiet}>{t('portalListings.import.ownFile')}</p>
        <div>
          <DownloadButton download={() => getImportTemplate(wireKinds[kind])}>
            {t('portalListings.import.template')}
          </DownloadButton>
        </div>
      </div>
      <FileChoice key={kind} kind={kind} />
      {sells(permissions, 'read') && (
        <p>
          {t('portalImports.fromFeed')} <Link to={paths.feeds}>{t('portal.menu.feeds')}</Link>
        </p>
      )}
    </Card>
  )
}
