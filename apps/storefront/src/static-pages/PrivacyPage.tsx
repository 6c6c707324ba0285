import { Rich, useTranslate } from '@bandari/i18n/react'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import { EnglishRules } from './EnglishRules.tsx'
import { privacySections } from './privacy.data.tsx'
import { TextSections } from './TextSections.tsx'

export function PrivacyPage() {
  const t = useTranslate()
  const { brandName: brand, contactAddress, supportEmail } = useSite()
  return (
    <InfoPage
      title={t('shell.privacy')}
      lead={t('privacy.lead')}
      description={t('privacy.description', { brand })}
      path={paths.privacy()}
    >
      <EnglishRules id="privacy.englishRules" path={paths.privacy()} />
      <TextSections parts={privacySections} />
      <InfoSection id="contact" title={t('privacy.contact')}>
        <p>
          <Rich
            id="privacy.contact1"
            values={{ brand, address: contactAddress.join(', ') }}
            parts={{ mail: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
          />
        </p>
        <p>{t('privacy.changed')}</p>
      </InfoSection>
    </InfoPage>
  )
}
