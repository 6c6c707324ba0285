/** What a program outside of the shop uses: the main entry of the packed package. Nothing here needs a browser. */
export { type Bandari, type BandariOptions, createBandari } from './program/create-bandari.ts'
export { dataOf, RefusedError } from './program/data-of.ts'
export type { EntryOf, ListPath } from './program/each-entry.ts'
export type { FormUpload } from './program/send-form.ts'
export {
  type VerifyOptions,
  verifyWebhook,
  WebhookError,
  type WebhookEvent,
  type WebhookProblem,
  type WebhookType,
} from './program/verify-webhook.ts'
export type { BandariClient } from './client.ts'
export type { FormPath, UploadReply } from './form.ts'
export type { components, operations, paths } from './generated/contract.ts'
export type * from './generated/schemas.ts'
export { fromDecimal, minorOf, toDecimal } from './money.ts'
export { refusalOf } from './read-refusal.ts'
export type { Refusal } from './refusal.ts'
