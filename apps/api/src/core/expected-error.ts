/** A failure that the operator can mend: only its sentence is said, without a stack. */
export class ExpectedError extends Error {
  override name = 'ExpectedError'
}
