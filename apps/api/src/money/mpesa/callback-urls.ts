import type { MpesaSettings } from './settings.ts'

/** Safaricom accepts no URL that contains "mpesa". */
export const callbackPath = '/api/arrivals'

type Callbacks = Pick<MpesaSettings, 'callbackOrigin' | 'callbackSecret'>

const base = ({ callbackOrigin, callbackSecret }: Callbacks) =>
  `${callbackOrigin}${callbackPath}/${callbackSecret}`

/** Callback URL for the result of one prompt. */
export function promptUrl(settings: Callbacks, key: string): string {
  return `${base(settings)}/prompts/${key}`
}

/** Callback URLs for payments to the paybill: validation before, confirmation after. */
export function paybillUrls(settings: Callbacks) {
  return {
    validation: `${base(settings)}/validation`,
    confirmation: `${base(settings)}/confirmation`,
  }
}
