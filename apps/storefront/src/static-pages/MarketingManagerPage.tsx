import { buttonClass } from '@bandari/ui'
import { AppLink } from '../shared/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'

/** Buyer spec §2: apply by e-mailing a CV. */
export function MarketingManagerPage() {
  const { brandName, supportEmail } = useSite()
  const subject = encodeURIComponent('National Marketing Manager: application')
  const mail = `mailto:${supportEmail}?subject=${subject}`
  return (
    <InfoPage
      title="National Marketing Manager"
      lead={`One person in each country who makes ${brandName} known there, and who buyers, supporters and sellers can meet.`}
      description="The position of National Marketing Manager: what it is about, what we look for, and how to apply by e-mailing a CV."
      path={paths.marketingManager()}
      trail={[{ label: 'About', href: paths.about() }]}
      actions={
        <a className={buttonClass()} href={mail}>
          Apply by e-mail
        </a>
      }
    >
      <Position />
      <InfoSection title="How to apply" id="apply">
        <p>
          E-mail your CV to <a href={mail}>{supportEmail}</a>, and say which country you want to
          work in. If it fits, we send you a reference number and ask you for the{' '}
          <AppLink href={paths.assessment()}>technical assessment</AppLink>, which you do at home in
          your own time.
        </p>
        <p>
          Applying costs nothing. Nobody of ours asks an applicant for money, and we use your CV for
          this application only.
        </p>
      </InfoSection>
    </InfoPage>
  )
}

function Position() {
  return (
    <>
      <InfoSection title="What you would do" id="work">
        <ul>
          <li>Make us known to people and businesses in your country who need a vehicle.</li>
          <li>
            Find, train and look after supporters in the{' '}
            <AppLink href={paths.supporterProgramme()}>supporter programme</AppLink>.
          </li>
          <li>Bring dealers to the bulk stock service, and sellers to the marketplace.</li>
          <li>Tell us what buyers ask, doubt and complain about, so that we can mend it.</li>
        </ul>
      </InfoSection>
      <InfoSection title="What we look for" id="profile">
        <ul>
          <li>You know the trade in used vehicles, or have sold something as large.</li>
          <li>You know your country’s import rules, ports and roads, or find out fast.</li>
          <li>You write and speak English and the languages of your market.</li>
          <li>You say what is so, also when it costs a sale.</li>
        </ul>
      </InfoSection>
    </>
  )
}
