import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import type { ImportRules } from '@bandari/sdk'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import css from './ImportGuidePage.module.css'

const stages: Readonly<Record<string, PlainMessageId>> = {
  order: 'importGuide.stage.order',
  before_loading: 'importGuide.stage.before_loading',
  at_sea: 'importGuide.stage.at_sea',
  border: 'importGuide.stage.border',
  arrival: 'importGuide.stage.arrival',
  registration: 'importGuide.stage.registration',
}

/** The documents in the order in which they are needed. */
export function DocumentsSection({ documents }: Pick<ImportRules, 'documents'>) {
  const t = useTranslate()
  const needed = documents.filter(({ required }) => required !== 'no')
  return (
    <InfoSection title={t('importGuide.papers')} id="papers">
      {Object.entries(stages).map(([stage, title]) => {
        const papers = needed.filter((paper) => paper.stage === stage)
        if (papers.length === 0) return null
        return (
          <div key={stage}>
            <h3 className={css.stage}>{t(title)}</h3>
            <ul className={css.list}>
              {papers.map(({ id, name, required, issuer, note }) => (
                <li key={id}>
                  <strong>{name}</strong>
                  {required === 'sometimes' && ` (${t('importGuide.sometimes')})`}
                  {required === 'unknown' && ` (${t('importGuide.notKnown')})`}
                  <small className={css.prov}>{[issuer, note].filter(Boolean).join(' · ')}</small>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </InfoSection>
  )
}
