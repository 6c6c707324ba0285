export { type BandariClient, type ClientOptions, createClient } from './client.ts'
export { type Refusal, refusalOf, unreachable } from './refusal.ts'
export type * from './generated/schemas.ts'
export { type Session, session } from './session.ts'
