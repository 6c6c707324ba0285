import { useTranslate } from '@bandari/i18n/react'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import { EnglishRules } from './EnglishRules.tsx'
import { termsSections } from './terms.data.tsx'
import { TextSections } from './TextSections.tsx'

export function TermsPage() {
  const t = useTranslate()
  const { brandName: brand, contactAddress } = useSite()
  return (
    <InfoPage
      title={t('shell.terms')}
      lead={t('terms.lead')}
      description={t('terms.description', { brand })}
      path={paths.terms()}
    >
      <EnglishRules id="terms.englishRules" path={paths.terms()} />
      <InfoSection id="parties" title={t('terms.parties')}>
        <p>{t('terms.parties1', { brand, address: contactAddress.join(', ') })}</p>
      </InfoSection>
      <TextSections parts={termsSections} />
      <p>{t('terms.changed')}</p>
    </InfoPage>
  )
}
