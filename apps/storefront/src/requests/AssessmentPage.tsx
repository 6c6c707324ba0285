import { Card, Notice } from '@bandari/ui'
import { AppLink } from '../shared/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'
import { AssessmentForm } from './AssessmentForm.tsx'

/** Buyer spec §2 and §9: a diesel vehicle under 10 years old; an answer takes up to an hour in working hours. */
export function AssessmentPage() {
  const { supportEmail } = useSite()
  return (
    <InfoPage
      title="Technical assessment"
      lead="For applicants whom we have given a reference number. You do it at home; it shows us how you would advise a buyer."
      description="The technical assessment for applicants: choose a diesel vehicle under 10 years old, get two invoices, compare, and hand in your findings."
      path={paths.assessment()}
      trail={[{ label: 'National Marketing Manager', href: paths.marketingManager() }]}
    >
      <InfoSection title="The task" id="task">
        <ol>
          <li>
            Find a <strong>diesel vehicle under 10 years old</strong> here that would suit a buyer
            in your country, and that may be imported there. The{' '}
            <AppLink href={paths.vehicles()}>search</AppLink> is the same that buyers use.
          </li>
          <li>
            Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> with your reference
            number and ask for an assessment invoice for that vehicle to two ports, or by RORO and
            by container. Please do not order it: that would reserve it.
          </li>
          <li>
            Compare the two with what the same vehicle costs in your country today. Say which one
            you would recommend to the buyer, and why.
          </li>
          <li>Hand in both invoice numbers and your findings in the form below.</li>
        </ol>
        <Notice title="How long an answer takes">
          Up to an hour in working hours, Mon-Fri 9am-5pm UK time.
        </Notice>
      </InfoSection>
      <InfoSection title="Hand in your assessment" id="form">
        <Card>
          <AssessmentForm />
        </Card>
      </InfoSection>
    </InfoPage>
  )
}
