import { Rich, useTranslate } from '@bandari/i18n/react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import css from './SupporterToolsPage.module.css'
import { Points } from './Points.tsx'
import { SupporterPage } from './SupporterPage.tsx'

/** Account spec §2, promotion tools. */
const materials = ['businessCards', 'flyers', 'signage'] as const

export function SupporterToolsPage() {
  const t = useTranslate()
  return (
    <SupporterPage
      page="tools"
      title={t('programme.toolsTitle')}
      lead={t('programme.toolsLead')}
      description={t('programme.toolsDescription')}
    >
      <InfoSection title={t('programme.material')} id="material">
        <ul className={`plain-list ${css.materials}`}>
          {materials.map((name) => (
            <li key={name} className={css.material}>
              <strong>{t(`programme.${name}`)}</strong>
              <span>{t(`programme.${name}Size`)}</span>
              <span className={css.file}>{t(`programme.${name}File`)}</span>
            </li>
          ))}
        </ul>
        <p>
          <Rich
            id="programme.materialAccess"
            parts={{ link: <AppLink href={paths.promotionTools()} /> }}
          />
        </p>
      </InfoSection>
      <InfoSection title={t('programme.code')} id="code">
        <p>{t('programme.codeText')}</p>
      </InfoSection>
      <InfoSection title={t('programme.dashboard')} id="dashboard">
        <p>{t('programme.dashboardText')}</p>
      </InfoSection>
      <InfoSection title={t('programme.words')} id="words">
        <Points
          ids={[
            'programme.wordsCommission',
            'programme.wordsPromises',
            'programme.wordsIncome',
            'programme.wordsMoney',
          ]}
        />
      </InfoSection>
    </SupporterPage>
  )
}
