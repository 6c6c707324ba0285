import type { ReadingSummary } from '@bandari/i18n/reading'
import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import { useSite } from '../shared/page/settings.ts'

/** Who has read the language of this page, and how to tell us what is wrong with it. */
export function AboutTranslation({ reading }: { reading: ReadingSummary }) {
  const t = useTranslate()
  const { supportEmail } = useSite()
  const subject = encodeURIComponent(t('company.translationSubject'))
  const mail = <a href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</a>
  return (
    <InfoSection title={t('shell.aboutTranslation')} id="translation">
      <p>
        <Readers {...reading} />
      </p>
      <p>
        <Rich id="company.translationWrong" parts={{ mail }} />
      </p>
    </InfoSection>
  )
}

function Readers({ readers, last, read, sentences }: ReadingSummary) {
  const t = useTranslate()
  const format = useFormat()
  if (last === null) return t('company.translationUnread')
  return t('company.translationRead', {
    names: format.list(readers),
    date: format.longDate(last),
    read: format.count(read),
    sentences: format.count(sentences),
  })
}
