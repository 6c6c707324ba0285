import type { FieldProblems } from '../../../core/field-problems.ts'

interface NewPasswords {
  new_password1?: string
  new_password2?: string
}

/** Two passwords that differ, where the contract refuses something else. Whose they are is not known yet. */
export async function checkNewPasswords(
  _context: unknown,
  { body: { new_password1: one, new_password2: other } }: { body: NewPasswords },
): Promise<FieldProblems> {
  const differ = one !== undefined && other !== undefined && one !== other
  return differ ? { new_password2: ['passwords_differ'] } : {}
}
