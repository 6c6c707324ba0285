/** The piece of work took longer than its kind may, and its process was ended. */
export class OutOfTimeError extends Error {
  override name = 'OutOfTimeError'
}
