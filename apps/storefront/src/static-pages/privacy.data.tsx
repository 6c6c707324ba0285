import type { ReactNode } from 'react'

interface Part {
  id: string
  title: string
  text: ReactNode
}

/** Describes what the shop really does, and must change with it. */
export const privacyParts: readonly Part[] = [
  {
    id: 'browsing',
    title: 'When you look around',
    text: (
      <>
        <p>
          You need no account, and we set no cookie. Our servers see the address of your connection
          and the page you ask for, and use the address to keep out floods of requests and attacks.
        </p>
        <p>
          No advertising network and no analytics company is built into these pages. Pictures,
          scripts and styles come from us. There are two exceptions, and both wait for you: the map
          of an office is fetched from OpenStreetMap when you open that office, and Google’s sign-in
          is fetched on the sign-in page where we offer it. Those companies then see the address of
          your connection.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'When you have an account',
    text: (
      <>
        <p>We keep:</p>
        <ul>
          <li>your name, e-mail address and country, and when you joined;</li>
          <li>your password as a one-way hash, from which nobody can read it, us included;</li>
          <li>your basket, your orders and the addresses you asked us to remember;</li>
          <li>what you search for among partner items while you are signed in.</li>
        </ul>
        <p>
          If you sign in with Google, Google tells us your name and e-mail address. We do not learn
          your Google password.
        </p>
        <p>
          While you are signed in, your browser keeps a sign-in token in its local storage and your
          e-mail address in a cookie. Logging out removes both. A sign-in that is not used for 30
          days ends.
        </p>
      </>
    ),
  },
  {
    id: 'orders',
    title: 'When you order',
    text: (
      <p>
        We keep who receives the goods: name, address, telephone number and e-mail address, the
        destination and the invoice. We need them to sell, to ship and to clear the goods, and the
        law makes us keep records of sales. We never see your bank or card credentials: you pay
        through your own bank or wallet.
      </p>
    ),
  },
  {
    id: 'requests',
    title: 'When you write to us',
    text: (
      <p>
        What you type into a form on this site, such as a request for stock or parts or an
        assessment, is kept and sent by e-mail to our support team. We use it to answer you. A CV is
        used for that application and nothing else.
      </p>
    ),
  },
  {
    id: 'supporters',
    title: 'When you are a supporter or a seller',
    text: (
      <p>
        We also keep your mobile number, your promo code, who invited you, and what you have earned.
        Whoever invited you sees your e-mail address, the numbers of the orders made with your code
        and the state of their commission. Buyers see the telephone number and the place that a
        seller puts into a listing, once they ask for them.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Who else receives it',
    text: (
      <>
        <p>Only who needs it for your order or your question:</p>
        <ul>
          <li>the seller, the carrier, the inspection body, the port and customs;</li>
          <li>our bank, for the payment;</li>
          <li>the companies that run our servers and deliver our e-mails, on our instructions;</li>
          <li>authorities, where the law obliges us.</li>
        </ul>
        <p>
          Goods travel between countries, and so do their papers. We do not sell your data, and we
          send no newsletter.
        </p>
      </>
    ),
  },
  {
    id: 'time',
    title: 'How long we keep it',
    text: (
      <p>
        An account until you ask us to delete it. Orders and invoices for as long as tax and
        accounting law demands. Requests for as long as it takes to answer them and to show that we
        did. Links for activation and password resets stop working after 48 hours or once used.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask of us',
    text: (
      <p>
        To see what we keep about you, to have it corrected, to have it deleted where no law makes
        us keep it, to have a copy in a common format, and to object to a use of it. Write from the
        e-mail address of your account; we answer within 30 days, without charge.
      </p>
    ),
  },
]
