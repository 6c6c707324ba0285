/** What the operator can mend: its sentence is all that is said, without a stack. */
export class ExpectedError extends Error {
  override name = 'ExpectedError'
}
