import { registerMethods } from '../selling/payments/methods.ts'
import { bankWireDeclaration } from './bank-wire/declaration.ts'
import { bitcoinDeclaration } from './bitcoin/declaration.ts'
import type { MethodDeclaration } from './method-declaration.ts'
import { mpesaDeclaration } from './mpesa/declaration.ts'

export type * from './bank-wire/declaration.ts'
export type * from './bitcoin/declaration.ts'
export type * from './mpesa/declaration.ts'

/** The ways to pay, in order of appearance; the first is the default. `method-work.ts` has what they do. */
export const methods = [
  bankWireDeclaration,
  bitcoinDeclaration,
  mpesaDeclaration,
] as const satisfies readonly MethodDeclaration[]

type SettingsOf<Methods> = Methods extends readonly [
  infer First extends MethodDeclaration,
  ...infer Rest,
]
  ? readonly [First['settings'], ...SettingsOf<Rest>]
  : readonly []

export const methodSettings = methods.map(({ settings }) => settings) as unknown as SettingsOf<
  typeof methods
>

// Orders, invoices and mails are below and ask whatever is registered.
registerMethods(methods.map(({ method }) => method))
