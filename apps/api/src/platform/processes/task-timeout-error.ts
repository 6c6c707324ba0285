/** The task took longer than its kind may, and its process was ended. */
export class TaskTimeoutError extends Error {
  override name = 'TaskTimeoutError'
}
