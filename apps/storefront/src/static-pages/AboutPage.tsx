import { Rich, useFormat, useTranslate, useTranslator } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { readings } from 'virtual:bandari-readings'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import { AboutTranslation } from './AboutTranslation.tsx'

export function AboutPage() {
  const t = useTranslate()
  const { brandName: brand, origin, contactPhone, contactAddress, supportEmail } = useSite()
  return (
    <InfoPage
      title={t('company.aboutTitle', { brand })}
      lead={t('company.aboutLead')}
      description={t('company.aboutDescription', { brand })}
      path={paths.about()}
      facts={[
        {
          '@type': 'Organization',
          name: brand,
          url: origin,
          logo: `${origin}/favicon.svg`,
          email: supportEmail,
          telephone: contactPhone,
          address: contactAddress.join(', '),
        },
      ]}
      actions={
        <AppLink className={buttonClass()} href={paths.vehicles()}>
          {t('company.searchCars')}
        </AppLink>
      }
    >
      <InfoSection title={t('company.whatWeDo')} id="what">
        <p>{t('company.whatWeDo1', { brand })}</p>
        <p>{t('company.whatWeDo2')}</p>
      </InfoSection>
      <Goods />
      <Trust />
      <MoneyAndWork />
      <LocalTranslation />
    </InfoPage>
  )
}

function Goods() {
  const t = useTranslate()
  const what = <strong />
  return (
    <InfoSection title={t('company.goods')} id="goods">
      <ul>
        <li>
          <Rich id="company.goodsExport" parts={{ what }} />
        </li>
        <li>
          <Rich id="company.goodsKenya" parts={{ what }} />
        </li>
        <li>
          <Rich
            id="company.goodsBulk"
            parts={{ what, basket: <AppLink href={paths.bulkStock()} /> }}
          />
        </li>
      </ul>
    </InfoSection>
  )
}

function Trust() {
  const t = useTranslate()
  const format = useFormat()
  const { offices } = useSite()
  const cities = format.list(offices.map(({ city }) => city))
  return (
    <InfoSection title={t('company.trust')} id="trust">
      <ul>
        <li>{t('company.trustSellers')}</li>
        <li>{t('company.trustTotal')}</li>
        <li>{t('company.trustInvoice')}</li>
        <li>{t('company.trustReserved')}</li>
        <li>{t('company.trustPeople', { cities })}</li>
      </ul>
    </InfoSection>
  )
}

function MoneyAndWork() {
  const t = useTranslate()
  const programme = <AppLink href={paths.supporterProgramme()} />
  return (
    <>
      <InfoSection title={t('company.money')} id="money">
        <p>
          <Rich id="company.moneyText" parts={{ programme }} />
        </p>
      </InfoSection>
      <InfoSection title={t('company.work')} id="work">
        <ul>
          <li>
            <Rich id="company.workSell" parts={{ link: <AppLink href={paths.profile()} /> }} />
          </li>
          <li>
            <Rich id="company.workPromote" parts={{ link: programme }} />
          </li>
          <li>
            <Rich
              id="company.workPosition"
              parts={{ link: <AppLink href={paths.marketingManager()} /> }}
            />
          </li>
        </ul>
      </InfoSection>
    </>
  )
}

/** Nothing in English, which is no translation. */
function LocalTranslation() {
  const { language } = useTranslator()
  return Object.hasOwn(readings, language) ? (
    <AboutTranslation reading={readings[language as keyof typeof readings]} />
  ) : null
}
