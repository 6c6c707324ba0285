import type { Language, PlainMessageId } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../core/settings.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { sellerName } from '../vendors/seller-name.ts'
import type { MemberRole } from './team.store.ts'

interface Invitation {
  email: string
  role: MemberRole
  token: string
  language: Language
  from: { first_name: string; last_name: string }
}

const duties: Record<MemberRole, PlainMessageId> = {
  lister: 'mails.team.lister',
  reader: 'mails.team.reader',
}

/** To somebody who may be a stranger: it holds nothing that the vendor typed but what is left of a name. */
export function invitationMail(
  { email, role, token, language, from }: Invitation,
  { brandName: brand, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  return {
    to: email,
    subject: t('mails.team.subject', { brand }),
    ...composeMail(translator, {
      brand,
      title: t('mails.team.title'),
      paragraphs: [
        t('mails.team.invited', { from: sellerName(from), brand }),
        t(duties[role]),
        t('mails.team.once', { email }),
      ],
      action: {
        label: t('mails.team.action'),
        // In the fragment, so that no server's log and no referrer has it.
        url: `${portalOrigin}/team-invitation#invitation=${token}`,
      },
      closing: t('mails.team.closing', { email: supportEmail }),
    }),
  }
}
