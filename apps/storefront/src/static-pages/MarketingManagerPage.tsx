import { Rich, useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import { Points } from './Points.tsx'

/** Buyer spec §2: apply by e-mailing a CV. */
export function MarketingManagerPage() {
  const t = useTranslate()
  const { brandName, supportEmail } = useSite()
  const subject = encodeURIComponent(t('company.managerSubject'))
  const mail = `mailto:${supportEmail}?subject=${subject}`
  return (
    <InfoPage
      title={t('company.manager')}
      lead={t('company.managerLead', { brand: brandName })}
      description={t('company.managerDescription')}
      path={paths.marketingManager()}
      trail={[{ label: t('company.about'), href: paths.about() }]}
      actions={
        <a className={buttonClass()} href={mail}>
          {t('company.applyByEmail')}
        </a>
      }
    >
      <Position />
      <InfoSection title={t('company.apply')} id="apply">
        <p>
          <Rich
            id="company.apply1"
            parts={{
              mail: <a href={mail}>{supportEmail}</a>,
              assessment: <AppLink href={paths.assessment()} />,
            }}
          />
        </p>
        <p>{t('company.apply2')}</p>
      </InfoSection>
    </InfoPage>
  )
}

function Position() {
  const t = useTranslate()
  return (
    <>
      <InfoSection title={t('company.duties')} id="work">
        <ul>
          <li>{t('company.dutyKnown')}</li>
          <li>
            <Rich
              id="company.dutySupporters"
              parts={{ programme: <AppLink href={paths.supporterProgramme()} /> }}
            />
          </li>
          <li>{t('company.dutyDealers')}</li>
          <li>{t('company.dutyListen')}</li>
        </ul>
      </InfoSection>
      <InfoSection title={t('company.profile')} id="profile">
        <Points
          ids={[
            'company.profileTrade',
            'company.profileCountry',
            'company.profileLanguages',
            'company.profileHonest',
          ]}
        />
      </InfoSection>
    </>
  )
}
