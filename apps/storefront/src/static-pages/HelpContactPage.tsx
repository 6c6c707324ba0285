import { useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { Phone } from 'lucide-react'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { PhoneLink } from '../shared/page/PhoneLink.tsx'
import { Questions, questionFacts } from '../shared/page/Questions.tsx'
import { useSite } from '../shared/page/settings.ts'
import { helpQuestions, helpTopics } from './help.data.ts'
import { translateQuestions } from './question-text.tsx'
import { TopicCards } from './TopicCards.tsx'

/** Buyer spec §2, /help-contact. */
export function HelpContactPage() {
  const t = useTranslate()
  const questions = translateQuestions(helpQuestions, t)
  const { contactPhone, supportEmail } = useSite()
  return (
    <InfoPage
      title={t('shell.helpAndContact')}
      lead={t('help.lead')}
      description={t('help.description')}
      path={paths.helpContact()}
      actions={
        <>
          <PhoneLink className={buttonClass()} phone={contactPhone}>
            <Phone size={18} aria-hidden="true" />
            {t('help.call', { phone: contactPhone })}
          </PhoneLink>
          <a className={buttonClass({ variant: 'secondary' })} href={`mailto:${supportEmail}`}>
            {t('help.write')}
          </a>
        </>
      }
      facts={[questionFacts(questions)]}
    >
      <TopicCards label={t('help.topics')} topics={helpTopics} />
      <InfoSection title={t('help.answers')} id="answers">
        <Questions questions={questions} />
      </InfoSection>
    </InfoPage>
  )
}
