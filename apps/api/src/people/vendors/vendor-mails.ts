import { composeMail, type MailContent } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import type { VendorMove } from './vendor-states.ts'

interface Wording extends Pick<MailContent, 'title' | 'paragraphs'> {
  subject: string
  /** Whether there is something to do at the dashboard now. */
  leadsOn: boolean
}

const wordings: Record<VendorMove['action'], (brand: string) => Wording> = {
  'approve-vendor': (brand) => ({
    subject: `You can sell on ${brand} now`,
    title: 'Your application is approved',
    paragraphs: [
      `Welcome: you can list vehicles and spares on ${brand} from now on.`,
      'Open your seller dashboard and add your first listing: choose what it is, describe it, add photos and a price, and publish it.',
    ],
    leadsOn: true,
  }),
  'refuse-vendor': (brand) => ({
    subject: `Your application to sell on ${brand}`,
    title: 'Your application was not approved',
    paragraphs: ['We have looked at your application and cannot approve it.'],
    leadsOn: false,
  }),
  'suspend-vendor': (brand) => ({
    subject: `Your seller account on ${brand} is suspended`,
    title: 'Your seller account is suspended',
    paragraphs: [
      'Your listings are not shown to buyers any more. Nothing in them was changed or deleted.',
    ],
    leadsOn: false,
  }),
  'reinstate-vendor': (brand) => ({
    subject: `You can sell on ${brand} again`,
    title: 'Your seller account is open again',
    paragraphs: ['Your live listings are shown to buyers again.'],
    leadsOn: true,
  }),
}

interface News {
  to: { email: string; first_name: string }
  reason: string | null
}

/** Tells somebody what support has decided about their seller account. */
export function vendorMail(
  action: VendorMove['action'],
  { to, reason }: News,
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const { subject, title, paragraphs, leadsOn } = wordings[action](brandName)
  const dashboard = { label: 'Open your seller dashboard', url: `${portalOrigin}/vendor-dashboard` }
  return {
    to: to.email,
    subject,
    ...composeMail({
      brand: brandName,
      title,
      paragraphs: [`Dear ${to.first_name},`, ...paragraphs],
      facts: reason === null ? [] : [[leadsOn ? 'Note' : 'Reason', reason]],
      ...(leadsOn ? { action: dashboard } : {}),
      closing: `Questions? Write to ${supportEmail}.`,
    }),
  }
}
