/** The account of an order's currency, line by line; null where there is none. */
export type BankDetails = string[] | null

declare module '../../selling/payments/method.ts' {
  interface MethodFacts {
    bank_details: BankDetails
  }
}
