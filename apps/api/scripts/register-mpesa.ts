import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'
import { OutboundError } from '../src/platform/http/fetch-json.ts'
import { DarajaRefusal } from '../src/money/mpesa/daraja.ts'
import { registerPaybill } from '../src/money/mpesa/register-paybill.ts'

/** `pnpm mpesa:register`: tells Safaricom where to call about payments to the paybill, once. */
try {
  console.log(await registerPaybill(readSettings(process.env)))
} catch (error) {
  const isExpected = [ExpectedError, OutboundError, DarajaRefusal].some(
    (kind) => error instanceof kind,
  )
  console.error(isExpected && error instanceof Error ? error.message : error)
  process.exit(1)
}
