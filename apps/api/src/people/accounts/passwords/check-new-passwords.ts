import type { FieldProblems } from '../../../core/field-problems.ts'

interface NewPasswords {
  new_password1?: string
  new_password2?: string
}

/** Checks that two passwords are the same where the contract refuses something else. The account is not known yet. */
export async function checkNewPasswords(
  _context: unknown,
  { body: { new_password1: one, new_password2: other } }: { body: NewPasswords },
): Promise<FieldProblems> {
  const differ = one !== undefined && other !== undefined && one !== other
  return differ ? { new_password2: ['passwords_differ'] } : {}
}
