/** Read when a password is chosen for the first time, because it takes four megabytes. */
let reading: Promise<ReadonlySet<string>> | undefined

/** Whether the password is among the commonest, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  reading ??= readCommon()
  return (await reading).has(password.trim().toLowerCase())
}

/**
 * The commonest of leaked passwords in public collections, in lower case: 49,000, of which 18,000 are long enough to be
 * chosen here.
 */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(Object.values(dictionary['passwords-common']).map(String))
}
