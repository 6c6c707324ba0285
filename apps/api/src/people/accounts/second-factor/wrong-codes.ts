/** A person mistypes a few times; a program that guesses needs a third of a million tries. */
const freeAttempts = 5
const maxWaitSeconds = 3600

/**
 * Seconds until the next code is looked at, after so many wrong ones in a row: a minute from the fifth on, doubling to
 * an hour. Only whoever knows the password gets here, so nobody can lock another out; recovery codes and passkeys are
 * not slowed down, because they cannot be guessed.
 */
export function secondsToWait(failures: number): number {
  return failures < freeAttempts ? 0 : Math.min(maxWaitSeconds, 60 * 2 ** (failures - freeAttempts))
}
