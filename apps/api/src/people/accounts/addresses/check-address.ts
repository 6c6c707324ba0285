import type { AddressInput } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import type { FieldProblems } from '../../../core/field-problems.ts'
import { readAddress } from './read-address.ts'

/** The problems of the telephone numbers and the country of an address that the contract refuses for another reason. */
export async function checkAddress(
  { db }: Pick<Context, 'db'>,
  { body }: { body: Partial<AddressInput> },
): Promise<FieldProblems> {
  const reading = await readAddress(db, body)
  return 'problems' in reading ? reading.problems : {}
}
