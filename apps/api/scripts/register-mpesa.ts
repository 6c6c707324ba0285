import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'
import { OutboundError } from '../src/platform/http/fetch-json.ts'
import { DarajaRefusal } from '../src/money/mpesa/daraja.ts'
import { registerPaybill } from '../src/money/mpesa/register-paybill.ts'

/** `pnpm mpesa:register`: registers the shop's callback URLs for the paybill with Safaricom; needed once. */
try {
  console.log(await registerPaybill(readSettings(process.env)))
} catch (error) {
  const isExpected = [ExpectedError, OutboundError, DarajaRefusal].some(
    (kind) => error instanceof kind,
  )
  console.error(isExpected && error instanceof Error ? error.message : error)
  process.exit(1)
}
