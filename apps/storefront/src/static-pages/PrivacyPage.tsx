import { InfoPage, InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'
import { privacyParts } from './privacy.data.tsx'

export function PrivacyPage() {
  const { brandName, contactAddress, supportEmail } = useSite()
  return (
    <InfoPage
      title="Privacy Policy"
      lead="Which data we keep about you, what for, who else sees it, and what you can ask of us."
      description={`What ${brandName} stores when you browse, register, order or write to us, how long, who receives it, and your rights.`}
      path={paths.privacy()}
    >
      {privacyParts.map(({ id, title, text }) => (
        <InfoSection key={id} id={id} title={title}>
          {text}
        </InfoSection>
      ))}
      <InfoSection id="contact" title="Whom to write to">
        <p>
          {`${brandName}, ${contactAddress.join(', ')}, `}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. If our answer does not satisfy you,
          you may complain to the data protection authority of your country; in Kenya that is the
          Office of the Data Protection Commissioner.
        </p>
        <p>This policy was last changed on 21 November 2026.</p>
      </InfoSection>
    </InfoPage>
  )
}
