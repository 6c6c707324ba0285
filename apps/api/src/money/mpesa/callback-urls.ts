import type { MpesaSettings } from '../../core/mpesa-settings.ts'

/** Safaricom takes no address that has "mpesa" in it. */
export const callbackPath = '/api/arrivals'

type Callbacks = Pick<MpesaSettings, 'callbackOrigin' | 'callbackSecret'>

const base = ({ callbackOrigin, callbackSecret }: Callbacks) =>
  `${callbackOrigin}${callbackPath}/${callbackSecret}`

/** Where the answer to one prompt comes to. */
export function promptUrl(settings: Callbacks, key: string): string {
  return `${base(settings)}/prompts/${key}`
}

/** Where Safaricom asks whether a payment to the paybill is welcome, and tells of it. */
export function paybillUrls(settings: Callbacks) {
  return {
    validation: `${base(settings)}/validation`,
    confirmation: `${base(settings)}/confirmation`,
  }
}
