import { buttonClass } from '@bandari/ui'
import { HandCoins, Megaphone, Store } from 'lucide-react'
import { AppLink } from '../shared/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'
import { type Topic, TopicCards } from './TopicCards.tsx'

const ways: readonly Topic[] = [
  {
    icon: Store,
    title: 'List what you sell',
    text: 'Vehicles and auto spares, from your own seller account.',
    href: paths.profile(),
  },
  {
    icon: HandCoins,
    title: 'Recommend us for commission',
    text: 'A promo code of your own and up to 2.5% of each sale made with it.',
    href: paths.supporterProgramme(),
  },
  {
    icon: Megaphone,
    title: 'Promotion tools',
    text: 'Business cards, flyers and signage with your name and code, for registered supporters.',
    href: paths.promotionTools(),
  },
]

/** Where the footer's link leads (buyer spec §2, which does not show the page itself). */
export function AdvertisePage() {
  const { brandName, supportEmail } = useSite()
  return (
    <InfoPage
      title="Advertise with us"
      lead={`Reach people who are looking for a vehicle or a part right now. There are three ways onto ${brandName}, and a fourth for other businesses.`}
      description="List vehicles and auto spares, earn commission by recommending us, or offer your service to buyers: clearing, inspection, transport, insurance."
      path={paths.advertise()}
    >
      <TopicCards label="Ways to advertise" topics={ways} />
      <InfoSection title="For businesses that serve buyers" id="businesses">
        <p>
          Do you clear vehicles at a port, inspect them, insure them or drive them inland? Write to
          us with what you offer, in which countries, and who has used you before. We answer with
          what is possible and what it costs. Whatever is paid for is marked as an advertisement;
          paid listings never rank higher in the search.
        </p>
        <p>
          <a
            className={buttonClass()}
            href={`mailto:${supportEmail}?subject=${encodeURIComponent('Advertising')}`}
          >
            Write to us about advertising
          </a>
        </p>
      </InfoSection>
      <InfoSection title="What we do not take" id="refused">
        <p>
          Lenders without a licence, anything that asks buyers to pay outside an invoice, and
          vehicles or parts that may not be sold. The same rules hold for everybody; they are in our{' '}
          <AppLink href={paths.terms()}>Terms &amp; Conditions</AppLink>.
        </p>
      </InfoSection>
    </InfoPage>
  )
}
