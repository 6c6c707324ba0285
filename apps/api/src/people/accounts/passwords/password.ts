import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Context } from '../../../core/context.ts'
import { type Caller, clientsOf } from '../../../platform/scheduling/clients-of.ts'

/** Argon2id with OWASP's parameters: 19 MiB, 2 passes, 1 lane. */
const cost = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 }
const compute = promisify(argon2)

/** Runs a computation when its turn comes. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Hashes take turns, fairly by account and address: whoever tries a thousand passwords waits behind their own. Never
 * inside a transaction, which would hold a connection meanwhile.
 */
export const turnOf =
  ({ queues }: Pick<Context, 'queues'>, caller: Caller): Turn =>
  (work) =>
    queues.passwords.run(clientsOf(caller), work)

/** `argon2id$memory$passes$salt$tag`, the last two in base64url. */
export async function hashPassword(password: string, turn: Turn): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await turn(() => compute('argon2id', { ...cost, message: password, nonce }))
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    nonce.toString('base64url'),
    tag.toString('base64url'),
  ].join('$')
}

/** Takes as long for an unknown account (`stored` null) as for a known one. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  turn: Turn,
): Promise<boolean> {
  const [, memory, passes, salt, expected] = (stored ?? unknownAccount).split('$')
  if (!memory || !passes || !salt || !expected) return false
  const tag = await turn(() =>
    compute('argon2id', {
      ...cost,
      memory: Number(memory),
      passes: Number(passes),
      message: password,
      nonce: Buffer.from(salt, 'base64url'),
    }),
  )
  return timingSafeEqual(tag, Buffer.from(expected, 'base64url')) && stored !== null
}

const unknownAccount = [
  'argon2id',
  cost.memory,
  cost.passes,
  'AAAAAAAAAAAAAAAAAAAAAA',
  Buffer.alloc(32).toString('base64url'),
].join('$')
