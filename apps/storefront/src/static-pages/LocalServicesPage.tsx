import { buttonClass } from '@bandari/ui'
import { AppLink } from '../shared/AppLink.tsx'
import { ContactAside } from '../shared/ContactAside.tsx'
import { InfoPage } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'
import { OfficeDetails } from './OfficeDetails.tsx'
import { officeFacts } from './office-facts.ts'
import css from './LocalServicesPage.module.css'

/** Buyer spec §2, /local-services. */
export function LocalServicesPage() {
  const { offices, brandName, origin } = useSite()
  const cities = offices.map(({ city, country }) => `${city} (${country})`)
  const places = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(cities)
  return (
    <InfoPage
      title="Our offices"
      lead="Come in or call before you buy. The people there help with an order, a payment or the papers for the port."
      description={`Offices in ${places}: addresses, telephone numbers, opening hours, maps and directions.`}
      path={paths.localServices()}
      aside={
        <ContactAside>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.helpContact()}>
            Help and contact
          </AppLink>
        </ContactAside>
      }
      facts={offices.map((office) => officeFacts(office, { brandName, origin }))}
    >
      <div className={css.offices}>
        {offices.map((office) => (
          <OfficeDetails key={office.city} office={office} />
        ))}
      </div>
    </InfoPage>
  )
}
