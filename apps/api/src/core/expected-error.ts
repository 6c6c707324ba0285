/** A failure that the operator can repair: only its message is printed, without a stack. */
export class ExpectedError extends Error {
  override name = 'ExpectedError'
}
