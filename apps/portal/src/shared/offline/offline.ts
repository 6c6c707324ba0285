/** What only a page without a network needs, as one file; nothing else imports from this folder. */
export { Connection } from './Connection.tsx'
export { waitForNetwork } from './wait-for-network.ts'
