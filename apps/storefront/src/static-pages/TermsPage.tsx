import { InfoPage, InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'
import { termsParts } from './terms.data.tsx'

export function TermsPage() {
  const { brandName, contactAddress } = useSite()
  return (
    <InfoPage
      title="Terms & Conditions"
      lead="What you and we agree on when you buy, sell or recommend here. In plain words, because they are meant to be read."
      description={`The terms of ${brandName}: orders, reservation and payment, shipping, inspection and claims, local listings, discount and promo codes.`}
      path={paths.terms()}
    >
      <InfoSection id="parties" title="Who we are">
        <p>
          {`“We” is ${brandName}, ${contactAddress.join(', ')}. “You” is whoever uses this site. By ordering, listing or joining the supporter programme you accept these terms as they stand on that day.`}
        </p>
      </InfoSection>
      {termsParts.map(({ id, title, text }) => (
        <InfoSection key={id} id={id} title={title}>
          {text}
        </InfoSection>
      ))}
      <p>These terms were last changed on 21 November 2026.</p>
    </InfoPage>
  )
}
