import { useFormat, useName, useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { AppLink } from '../shared/page/AppLink.tsx'
import { ContactAside } from '../shared/page/ContactAside.tsx'
import { InfoPage } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import { OfficeDetails } from './OfficeDetails.tsx'
import { officeCountry } from './office-country.ts'
import { officeFacts } from './office-facts.ts'
import css from './LocalServicesPage.module.css'

/** Buyer spec §2, /local-services. */
export function LocalServicesPage() {
  const t = useTranslate()
  const format = useFormat()
  const { offices, brandName, origin } = useSite()
  const nameOf = useName()
  const cities = offices.map((office) => `${office.city} (${officeCountry(office, nameOf)})`)
  const places = format.list(cities)
  return (
    <InfoPage
      title={t('shell.ourOffices')}
      lead={t('company.officesLead')}
      description={t('company.officesDescription', { places })}
      path={paths.localServices()}
      aside={
        <ContactAside>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.helpContact()}>
            {t('shell.helpAndContact')}
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
