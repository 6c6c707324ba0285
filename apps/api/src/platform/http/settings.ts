import { object } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { onOff } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    rateLimits: boolean
    /** Keep public answers for a few seconds. */
    sharedCache: boolean
  }
}

export const httpSettings = declareSettings({
  schema: object({
    RATE_LIMITS: onOff().default(true),
    SHARED_CACHE: onOff().default(true),
  }),
  notes: {
    RATE_LIMITS: {
      group: 'processes',
      importance: 'ignore',
      text: 'count the contract’s rate limits.',
      unsafe: {
        values: '`off`',
        because: 'anybody could try passwords as fast as the machine allows',
        isSet: ({ rateLimits }) => !rateLimits,
      },
    },
    SHARED_CACHE: {
      group: 'processes',
      importance: 'ignore',
      text: 'keep public answers for a few seconds.',
    },
  },
  read: (given) => ({ rateLimits: given.RATE_LIMITS, sharedCache: given.SHARED_CACHE }),
})
