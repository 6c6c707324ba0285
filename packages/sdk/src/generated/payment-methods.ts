// Generated from openapi/ by `pnpm contract`: never edited by hand.

export const paymentMethodCodes = ["bank","bitcoin","mpesa"] as const
