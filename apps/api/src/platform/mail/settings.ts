import { object, string } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    smtpUrl: string | undefined
    mailFrom: string
    supportEmail: string
    brandName: string
  }
}

export const mailSettings = declareSettings({
  schema: object({
    SMTP_URL: string().matches(/^smtps?:\/\//, '${path} must start with smtp:// or smtps://'),
    MAIL_FROM: string().default('Bandari <orders@bandari.example>'),
    SUPPORT_EMAIL: string()
      .email('${path} must be an address such as support@example.com')
      .default('support@bandari.example'),
    BRAND_NAME: string().max(60).default('Bandari'),
  }),
  notes: {
    SMTP_URL: {
      group: 'mail',
      importance: 'set',
      text: '`smtp://` or `smtps://` address of a mail server. Unset: mails are kept and shown at `/mailbox`.',
      example: 'smtps://name:password@mail.example.com',
      unsafe: {
        values: 'unset',
        because: 'no mail would leave, and buyers could not even activate their accounts',
        isSet: ({ smtpUrl }) => smtpUrl === undefined,
      },
    },
    MAIL_FROM: {
      group: 'mail',
      importance: 'set',
      text: 'the sender.',
    },
    SUPPORT_EMAIL: {
      group: 'mail',
      importance: 'set',
      text: 'where buyers write to, and where alarms about money go.',
    },
    BRAND_NAME: {
      group: 'shopfront',
      importance: 'set',
      text: 'the name of the shop, at most 60 characters.',
    },
  },
  read: (given) => ({
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    supportEmail: given.SUPPORT_EMAIL,
    brandName: given.BRAND_NAME,
  }),
  opens: ({ smtpUrl }) => (smtpUrl === undefined ? 'the mailbox, which shows every mail' : null),
  invents: ['MAIL_FROM', 'SUPPORT_EMAIL'],
})
