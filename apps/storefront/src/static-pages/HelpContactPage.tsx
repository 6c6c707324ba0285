import { buttonClass } from '@bandari/ui'
import { Phone } from 'lucide-react'
import { InfoPage, InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import { Questions, questionFacts } from '../shared/Questions.tsx'
import { useSite } from '../shared/settings.ts'
import { helpQuestions, helpTopics } from './help.data.tsx'
import { TopicCards } from './TopicCards.tsx'

/** Buyer spec §2, /help-contact. */
export function HelpContactPage() {
  const { contactPhone, supportEmail } = useSite()
  return (
    <InfoPage
      title="Help and contact"
      lead="Start with a topic, or talk to a person: we answer the phone, and we write back."
      description="How to buy, buying in bulk, who we are and the supporter programme; answers about accounts, orders and payments; telephone, e-mail and offices."
      path={paths.helpContact()}
      actions={
        <>
          <PhoneLink className={buttonClass()} phone={contactPhone}>
            <Phone size={18} aria-hidden="true" />
            {`Call ${contactPhone}`}
          </PhoneLink>
          <a className={buttonClass({ variant: 'secondary' })} href={`mailto:${supportEmail}`}>
            Write to us
          </a>
        </>
      }
      facts={[questionFacts(helpQuestions)]}
    >
      <TopicCards label="Help topics" topics={helpTopics} />
      <InfoSection title="Quick answers" id="answers">
        <Questions questions={helpQuestions} />
      </InfoSection>
    </InfoPage>
  )
}
