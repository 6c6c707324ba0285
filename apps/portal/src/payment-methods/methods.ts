import { bitcoin } from './bitcoin/index.ts'
import { mpesa } from './mpesa/index.ts'
import type { PortalMethod } from './method.ts'

/** The payment methods that have screens of their own, in the order of the API. */
export const paymentMethods: readonly PortalMethod[] = [bitcoin, mpesa]

export const methodDomains = paymentMethods.flatMap(({ domains }) => domains)
