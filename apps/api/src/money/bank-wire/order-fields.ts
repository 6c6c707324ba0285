declare module '../../selling/payments/method.ts' {
  interface MethodFacts {
    /** The account of the order's currency, line by line; null where there is none. */
    bank_details: string[] | null
  }
}

export {}
