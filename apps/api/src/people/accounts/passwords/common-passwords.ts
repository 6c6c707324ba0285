/** Read when somebody chooses a password first: it takes four megabytes. */
let reading: Promise<ReadonlySet<string>> | undefined

/** Whether guessing would begin with it, in whatever capitals. */
export async function isCommonPassword(password: string): Promise<boolean> {
  reading ??= readCommon()
  return (await reading).has(password.trim().toLowerCase())
}

/**
 * What public collections of leaked passwords hold most often, in small letters: 49,000, of which 18,000 are long enough
 * to be chosen here.
 */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(Object.values(dictionary['passwords-common']).map(String))
}
