import { object } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { whole } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** `/readyz` says no when the oldest job that is due has waited for longer, in seconds. */
    readyQueueSeconds: number
  }
}

export const healthSettings = declareSettings({
  schema: object({ READY_QUEUE_SECONDS: whole(1, 86_400).default(900) }),
  notes: {
    READY_QUEUE_SECONDS: {
      group: 'processes',
      importance: 'know',
      text: 'how long, in seconds, the oldest due job may wait before `/readyz` says no.',
    },
  },
  read: (given) => ({ readyQueueSeconds: given.READY_QUEUE_SECONDS }),
})
