/** The task took longer than its kind may, and its process was ended. */
export class TaskTimeoutError extends Error {
  override name = 'TaskTimeoutError'
}

/** The process ended while it was at the task: the task may have ended it, or another one that it was at. */
export class WorkerEndedError extends Error {
  override name = 'WorkerEndedError'
}

/** The task threw; the message is what it threw. */
export class TaskFailedError extends Error {
  override name = 'TaskFailedError'
}
