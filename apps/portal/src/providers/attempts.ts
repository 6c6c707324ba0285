import { repeatableWrites } from '@bandari/sdk/repeatable'
import { newAttemptKey } from './attempt-key.ts'

/**
 * A write that moves money or mails somebody is done once, however often it is sent: pressed twice, after a reload, after
 * its answer was lost. Its key is made before it is sent and kept until it is answered; the same again after the answer
 * is a new intention, about which the server asks where it would be a repeat.
 */
interface Attempt {
  /** What is meant: method, path and body. */
  of: string
  key: string
  at: number
}

interface Write {
  method: string
  /** Below the API's root, as it is sent: `/support/refunds/7`. */
  path: string
  body: string
}

const storageKey = 'bandari.attempts'

/** Whoever does not know for a day what became of it has looked since. */
const longest = 24 * 3600_000

const patterns = repeatableWrites.map(
  ([method, path]) =>
    [method, new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)] as const,
)

function isRepeatable({ method, path }: Write): boolean {
  return patterns.some(
    ([each, pattern]) => each === method.toLowerCase() && pattern.test(path.replace(/\?.*$/, '')),
  )
}

/** Sends a write under its key, where the server takes one. Its answer ends the attempt; a lost one does not. */
export async function sendOnce<Answer>(
  write: Write,
  send: (key: string | null) => Promise<Answer>,
  statusOf: (result: { answer: Answer } | { error: unknown }) => number,
): Promise<Answer> {
  if (!isRepeatable(write)) return send(null)
  const of = [write.method.toUpperCase(), write.path, write.body].join(' ')
  const key = begin(of)
  try {
    const answer = await send(key)
    if (isAnswer(statusOf({ answer }))) end(of)
    return answer
  } catch (error) {
    if (isAnswer(statusOf({ error }))) end(of)
    throw error
  }
}

function begin(of: string): string {
  const attempts = pending()
  const unanswered = attempts.find((each) => each.of === of)
  if (unanswered) return unanswered.key
  const attempt = { of, key: newAttemptKey(), at: Date.now() }
  keep([...attempts, attempt])
  return attempt.key
}

function end(of: string): void {
  keep(pending().filter((attempt) => attempt.of !== of))
}

function pending(): Attempt[] {
  const stored = sessionStorage.getItem(storageKey)
  const attempts = stored === null ? [] : (JSON.parse(stored) as Attempt[])
  return attempts.filter(({ at }) => at > Date.now() - longest)
}

function keep(attempts: readonly Attempt[]): void {
  if (attempts.length === 0) sessionStorage.removeItem(storageKey)
  else sessionStorage.setItem(storageKey, JSON.stringify(attempts))
}

/** No connection, a failing server, a lost sign-in and “too many” leave open what was done. */
function isAnswer(status: number): boolean {
  return status >= 200 && status < 500 && ![401, 408, 429].includes(status)
}
