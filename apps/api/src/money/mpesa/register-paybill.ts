import type { Settings } from '../../core/settings.ts'
import { SettingsError } from '../../core/settings-error.ts'
import { callbackPath, paybillUrls } from './callback-urls.ts'
import { darajaOf } from './daraja.ts'

/** Registers our callbacks for the paybill. The message it returns contains no secret. */
export async function registerPaybill({ mpesa }: Pick<Settings, 'mpesa'>): Promise<string> {
  if (mpesa === null) {
    throw new SettingsError('Set MPESA_SHORTCODE and MPESA_CREDENTIALS_FILE first.')
  }
  await darajaOf(mpesa).register(paybillUrls(mpesa))
  return `Safaricom calls ${mpesa.callbackOrigin}${callbackPath}/… about payments to ${mpesa.shortcode}.`
}
