import { buttonClass } from '@bandari/ui'
import { AppLink } from '../shared/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'

export function AboutPage() {
  const { brandName, origin, contactPhone, contactAddress, supportEmail } = useSite()
  return (
    <InfoPage
      title={`About ${brandName}`}
      lead="A marketplace for used vehicles and auto spares. We bring the car, the ship and the papers together, and show you the whole price first."
      description={`What ${brandName} does: used cars, commercial vehicles and spares, shipped to ports in southern and eastern Africa, with a person to talk to.`}
      path={paths.about()}
      facts={[
        {
          '@type': 'Organization',
          name: brandName,
          url: origin,
          logo: `${origin}/favicon.svg`,
          email: supportEmail,
          telephone: contactPhone,
          address: contactAddress.join(', '),
        },
      ]}
      actions={
        <AppLink className={buttonClass()} href={paths.vehicles()}>
          Search cars
        </AppLink>
      }
    >
      <InfoSection title="What we do" id="what">
        <p>
          {`Buying a car from another continent means sending a lot of money to somebody you have never met, for something you have not seen. ${brandName} is there to make that an ordinary purchase: a listing that says what is known and what is not, a price that includes the way to your port, an invoice from a company, and a telephone that is answered.`}
        </p>
        <p>
          Our buyers are mainly in Tanzania, Zambia, Malawi, Mozambique, South Africa, Lesotho,
          Botswana, Zimbabwe, Kenya, Uganda, Mauritius, Namibia and Eswatini. We also ship to
          Bangladesh, Pakistan, New Zealand, the Bahamas and Jamaica.
        </p>
      </InfoSection>
      <Goods />
      <Trust />
      <MoneyAndWork />
    </InfoPage>
  )
}

function Goods() {
  return (
    <InfoSection title="What you can buy here" id="goods">
      <ul>
        <li>
          <strong>Cars and commercial vehicles for export</strong>, priced in US dollars, ordered
          online and shipped to your port.
        </li>
        <li>
          <strong>Vehicles and auto spares in Kenya</strong>, priced in shillings and sold by their
          sellers: you call, see it, and agree with them.
        </li>
        <li>
          <strong>Stock in bulk</strong>, for dealers: an agent puts a{' '}
          <AppLink href={paths.bulkStock()}>custom basket</AppLink> together.
        </li>
      </ul>
    </InfoSection>
  )
}

function Trust() {
  const { offices } = useSite()
  const cities = new Intl.ListFormat('en-GB').format(offices.map(({ city }) => city))
  return (
    <InfoSection title="How you can trust it" id="trust">
      <ul>
        <li>Sellers are approved by us before anything of theirs can be seen.</li>
        <li>
          The total with shipping stands on the vehicle’s page, in the basket, on the order and on
          the invoice, and it is the same everywhere.
        </li>
        <li>
          Each order has a pro-forma invoice with our company’s bank account and a payment reference
          of its own. You pay a company, never a person.
        </li>
        <li>A vehicle that you have ordered is reserved for you until the invoice’s date.</li>
        <li>{`There are people to ask, in ${cities}.`}</li>
      </ul>
    </InfoSection>
  )
}

function MoneyAndWork() {
  return (
    <>
      <InfoSection title="Where the money comes from" id="money">
        <p>
          Looking, asking and having an account cost nothing. We earn from the vehicles that are
          sold. People who recommend us earn a part of that through the{' '}
          <AppLink href={paths.supporterProgramme()}>supporter programme</AppLink>; it does not make
          your price higher.
        </p>
      </InfoSection>
      <InfoSection title="Work with us" id="work">
        <ul>
          <li>
            Sell vehicles or spares: <AppLink href={paths.profile()}>become a seller</AppLink>
          </li>
          <li>
            Promote us: <AppLink href={paths.supporterProgramme()}>supporter programme</AppLink>
          </li>
          <li>
            Open position:{' '}
            <AppLink href={paths.marketingManager()}>National Marketing Manager</AppLink>
          </li>
        </ul>
      </InfoSection>
    </>
  )
}
