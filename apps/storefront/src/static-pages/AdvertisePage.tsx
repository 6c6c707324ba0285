import { Rich, useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { HandCoins, Megaphone, Store } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import { type Topic, TopicCards } from './TopicCards.tsx'

const ways: readonly Topic[] = [
  {
    icon: Store,
    title: 'company.listGoods',
    text: 'company.listGoodsText',
    href: paths.profile(),
  },
  {
    icon: HandCoins,
    title: 'company.recommend',
    text: 'company.recommendText',
    href: paths.supporterProgramme(),
  },
  {
    icon: Megaphone,
    title: 'company.promotionTools',
    text: 'company.promotionToolsText',
    href: paths.promotionTools(),
  },
]

/** Where the footer's link leads (buyer spec §2, which does not show the page itself). */
export function AdvertisePage() {
  const t = useTranslate()
  const { brandName, supportEmail } = useSite()
  return (
    <InfoPage
      title={t('shell.advertise')}
      lead={t('company.advertiseLead', { brand: brandName })}
      description={t('company.advertiseDescription')}
      path={paths.advertise()}
    >
      <TopicCards label={t('company.waysToAdvertise')} topics={ways} />
      <InfoSection title={t('company.businesses')} id="businesses">
        <p>{t('company.businessesText')}</p>
        <p>
          <a
            className={buttonClass()}
            href={`mailto:${supportEmail}?subject=${encodeURIComponent(t('company.advertisingSubject'))}`}
          >
            {t('company.writeAboutAdvertising')}
          </a>
        </p>
      </InfoSection>
      <InfoSection title={t('company.refused')} id="refused">
        <p>
          <Rich id="company.refusedText" parts={{ terms: <AppLink href={paths.terms()} /> }} />
        </p>
      </InfoSection>
    </InfoPage>
  )
}
