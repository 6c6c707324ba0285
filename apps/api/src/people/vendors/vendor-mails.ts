import type { Language, PlainMessageId, Translate } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import type { VendorTransition } from './vendor-states.ts'

interface Wording {
  subject: (t: Translate, brand: string) => string
  title: PlainMessageId
  paragraphs: (t: Translate, brand: string) => string[]
  /** Whether there is something to do at the dashboard now. */
  leadsOn: boolean
}

export type VendorAction = VendorTransition['action'] | 'allow-export' | 'stop-export'

const wordings: Record<VendorAction, Wording> = {
  'approve-vendor': {
    subject: (t, brand) => t('mails.vendor.approved.subject', { brand }),
    title: 'mails.vendor.approved.title',
    paragraphs: (t, brand) => [
      t('mails.vendor.approved.welcome', { brand }),
      t('mails.vendor.approved.begin'),
    ],
    leadsOn: true,
  },
  'refuse-vendor': {
    subject: (t, brand) => t('mails.vendor.refused.subject', { brand }),
    title: 'mails.vendor.refused.title',
    paragraphs: (t) => [t('mails.vendor.refused.looked')],
    leadsOn: false,
  },
  'suspend-vendor': {
    subject: (t, brand) => t('mails.vendor.suspended.subject', { brand }),
    title: 'mails.vendor.suspended.title',
    paragraphs: (t) => [t('mails.vendor.suspended.hidden')],
    leadsOn: false,
  },
  'reinstate-vendor': {
    subject: (t, brand) => t('mails.vendor.reinstated.subject', { brand }),
    title: 'mails.vendor.reinstated.title',
    paragraphs: (t) => [t('mails.vendor.reinstated.shown')],
    leadsOn: true,
  },
  'allow-export': {
    subject: (t, brand) => t('mails.vendor.export.subject', { brand }),
    title: 'mails.vendor.export.title',
    paragraphs: (t) => [t('mails.vendor.export.begin')],
    leadsOn: true,
  },
  'stop-export': {
    subject: (t, brand) => t('mails.vendor.noExport.subject', { brand }),
    title: 'mails.vendor.noExport.title',
    paragraphs: (t) => [t('mails.vendor.noExport.hidden')],
    leadsOn: false,
  },
}

interface DecisionNotice {
  to: { email: string; first_name: string; language: Language }
  reason: string | null
}

/** Tells somebody what support has decided about their seller account. */
export function vendorMail(
  action: VendorAction,
  { to, reason }: DecisionNotice,
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(to.language)
  const { t } = translator
  const { subject, title, paragraphs, leadsOn } = wordings[action]
  const dashboard = { label: t('mails.openDashboard'), url: `${portalOrigin}/vendor-dashboard` }
  return {
    to: to.email,
    subject: subject(t, brandName),
    ...composeMail(translator, {
      brand: brandName,
      title: t(title),
      paragraphs: [greeting(translator, to.first_name), ...paragraphs(t, brandName)],
      facts: reason === null ? [] : [[t(leadsOn ? 'mails.note' : 'mails.reason'), reason]],
      ...(leadsOn ? { action: dashboard } : {}),
      closing: t('mails.questions', { email: supportEmail }),
    }),
  }
}
