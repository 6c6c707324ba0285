import { object } from 'yup'
import { declareSettings } from '../core/settings-part.ts'
import { whole } from '../core/setting-types.ts'

declare module '../core/settings.ts' {
  interface Settings {
    /** For how long a webhook’s log tells what became of a message. */
    webhookLogDays: number
  }
}

export const webhookSettings = declareSettings({
  schema: object({ WEBHOOK_LOG_DAYS: whole(7, 365).default(30) }),
  notes: {
    WEBHOOK_LOG_DAYS: {
      group: 'retention',
      importance: 'know',
      text: 'days for which messages to webhooks, and what they were answered, are kept.',
    },
  },
  read: (given) => ({ webhookLogDays: given.WEBHOOK_LOG_DAYS }),
})
