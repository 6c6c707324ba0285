import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { queueHash } from './hash-queue.ts'

/** Argon2id with OWASP's parameters: 19 MiB, 2 passes, 1 lane. */
const cost = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 }
const compute = promisify(argon2)
const hash: typeof compute = (...args) => queueHash(() => compute(...args))

/** `argon2id$memory$passes$salt$tag`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await hash('argon2id', { ...cost, message: password, nonce })
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    nonce.toString('base64url'),
    tag.toString('base64url'),
  ].join('$')
}

/** Takes as long for an unknown account (`stored` null) as for a known one. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, salt, expected] = (stored ?? unknownAccount).split('$')
  if (!memory || !passes || !salt || !expected) return false
  const tag = await hash('argon2id', {
    ...cost,
    memory: Number(memory),
    passes: Number(passes),
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
  })
  return timingSafeEqual(tag, Buffer.from(expected, 'base64url')) && stored !== null
}

const unknownAccount = [
  'argon2id',
  cost.memory,
  cost.passes,
  'AAAAAAAAAAAAAAAAAAAAAA',
  Buffer.alloc(32).toString('base64url'),
].join('$')
